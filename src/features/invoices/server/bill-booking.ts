import type { BookingState } from "#domain/booking-lifecycle.ts";
import { serviceOptionName } from "#domain/catalogue.ts";
import { openAmount } from "#domain/invoice-balance.ts";
import { linesOfBooking } from "#domain/invoice-lines.ts";
import { firstOpenDay } from "#domain/invoice-months.ts";
import { localDateOf } from "#domain/local-time.ts";
import { cents } from "#domain/money.ts";
import type { ChargedLine } from "#domain/vat.ts";
import type { Context } from "#platform/context.ts";
import {
  type BilledBooking,
  findBilledBooking,
  findBookingInvoices,
  findItems,
  findOrganisationEmail,
  findSettings,
  findUnallocatedPayments,
} from "./booking-views.ts";
import { countPayment } from "./count-payment.ts";
import { findDetails } from "./details-views.ts";
import { type Billing, issueInvoice } from "./issue-invoice.ts";
import { holdMonths } from "./months-store.ts";
import { type InvoiceRow, lockBilling, lockInvoice } from "./store.ts";

const sold: ReadonlySet<BookingState> = new Set(["confirmed", "in_progress", "completed", "closed", "no_show"]);

/**
 * Brings a booking's invoice in line with its money: an agreed booking that is on account, or for which something was
 * paid, gets its invoice; what was paid is counted on it. Asked twice, it does it once.
 */
export async function billBooking(ctx: Context, reference: string): Promise<void> {
  const booking = await findBilledBooking(ctx.db, reference);
  if (!booking || booking.isTest) return;
  await lockBilling(ctx.db, booking.id);
  const received = await findUnallocatedPayments(ctx.db, booking.id);
  const billed = await findBookingInvoices(ctx.db, booking.id);
  const isFirst = billed.length === 0;
  const isDue = sold.has(booking.state) && (booking.paymentMethod === "account" || received.length > 0);
  if (isFirst && isDue && booking.totalCents) await issueInvoice(ctx, await billingOf(ctx, booking));

  const open = isFirst ? await findBookingInvoices(ctx.db, booking.id) : billed;
  for (const payment of received) await spread(ctx, open, payment);
}

/** A booking as it is billed: to the organisation that booked it, or to the customer. */
export async function billingOf(ctx: Context, booking: BilledBooking, lines?: readonly ChargedLine[]) {
  const isTour = booking.serviceType === "day_tour";
  const items = lines ? [] : await findItems(ctx.db, booking.id);
  const all =
    lines ??
    linesOfBooking({
      total: cents(booking.totalCents ?? 0),
      service: serviceOptionName(booking.serviceType),
      option: booking.optionTitle,
      isTour,
      serviceOn: localDateOf(booking.pickupAt),
      items: items.map(({ amountCents, ...item }) => ({ ...item, amount: cents(amountCents) })),
    });
  return {
    settings: await findSettings(ctx.db),
    buyer: await buyerOf(ctx, booking),
    lines: all,
    isTour,
    bookingId: booking.id,
    organisationId: booking.organisationId,
    isAccount: booking.paymentMethod === "account",
  } satisfies Billing;
}

/** As the booking or its organisation says, and over it what was given for invoices. */
async function buyerOf(ctx: Context, booking: BilledBooking): Promise<Billing["buyer"]> {
  const { id: bookingId, organisationId, email } = booking;
  const given = await findDetails(ctx.db, { bookingId, organisationId, email });
  const known = await knownBuyer(ctx, booking);
  if (!given) return known;
  const { name, address, vatNumber } = given;
  return { ...known, name, address, ...(vatNumber && { vatNumber }) };
}

async function knownBuyer(ctx: Context, booking: BilledBooking): Promise<Billing["buyer"]> {
  const guest = { name: `${booking.firstName} ${booking.lastName}`.trim(), email: booking.email, phone: booking.phone };
  if (!booking.organisationId) return guest;
  return {
    name: booking.organisationName ?? guest.name,
    email: (await findOrganisationEmail(ctx.db, booking.organisationId)) ?? guest.email,
    ...(booking.organisationVat && { vatNumber: booking.organisationVat }),
    ...(booking.organisationRegistration && { registrationNumber: booking.organisationRegistration }),
  };
}

type Received = Awaited<ReturnType<typeof findUnallocatedPayments>>[number];

/** Counts one payment on the oldest invoices first; what nobody asked for stays with the last. */
async function spread(ctx: Context, invoices: readonly InvoiceRow[], payment: Received): Promise<void> {
  const locked = await holdMonths(ctx.db);
  let left = payment.openCents;
  for (const { id } of invoices) {
    const invoice = await lockInvoice(ctx.db, id);
    if (!invoice || invoice.state === "written_off") continue;
    const isLast = id === invoices.at(-1)?.id;
    const amountCents = isLast ? left : Math.min(left, Math.max(0, openAmount(invoice)));
    if (amountCents <= 0) continue;
    left -= amountCents;
    await countPayment(ctx, invoice, {
      paymentId: payment.id,
      amountCents,
      method: payment.method,
      paidOn: firstOpenDay(localDateOf(payment.paidAt ?? payment.updatedAt), locked),
      recordedBy: "system",
    });
  }
}
