import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { serviceOptionName } from "#domain/company/catalogue.ts";
import { linesOfBooking } from "#domain/invoice/invoice-lines.ts";
import { cents } from "#domain/money/money.ts";
import type { ChargedLine } from "#domain/money/vat.ts";
import { chargeFor } from "#domain/payment/booking-balance.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findDetails } from "../../documents/server/details-views.ts";
import { findSharesOf } from "../../monthly/server/views.ts";
import {
  type BilledBooking,
  findBilledBooking,
  findItems,
  findLegDates,
  findOrganisationEmail,
  findOwnInvoices,
  findSettings,
  findTransportShare,
} from "../../server/booking-views.ts";
import { type Billing, issueInvoice } from "../../server/issue-invoice.ts";
import { findKept, shareMoney } from "../../server/share-money.ts";
import { type InvoiceRow, lockBilling, type NewInvoice } from "../../server/store.ts";

const sold: ReadonlySet<BookingState> = new Set(["confirmed", "in_progress", "completed", "closed", "no_show"]);

/**
 * Brings a booking's invoice in line with its money: an agreed booking that is on account, or for which something was
 * paid, gets its invoice; what was paid is counted on it. Asked twice, it does it once.
 */
export async function billBooking(ctx: Context, reference: string): Promise<void> {
  const booking = await findBilledBooking(ctx.db, reference);
  if (!booking || booking.isTest) return;
  await lockBilling(ctx.db, booking.id);
  if (await isDue(ctx, booking)) await issueInvoice(ctx, await billingOf(ctx, booking));
  await shareMoney(ctx, booking.id);
}

/**
 * The invoice of a booking that was driven, whether or not anything is paid; nothing where one is valid. No news of the
 * booking goes out with it, so it has an email of its own. The caller holds the billing's lock.
 */
export async function billDriven(ctx: Context, booking: BilledBooking): Promise<NewInvoice | undefined> {
  const own = await findOwnInvoices(ctx.db, booking.id);
  if (own.some(({ state }) => state !== "credited") || (await isBilledByMonth(ctx, booking))) return undefined;
  const issued = await issueInvoice(ctx, { ...(await billingOf(ctx, booking)), isCarried: false });
  await shareMoney(ctx, booking.id);
  return issued;
}

/** One valid invoice is enough; where all were credited, money that came since asks for another. */
async function isDue(ctx: Context, booking: BilledBooking): Promise<boolean> {
  if (!sold.has(booking.state) || !chargeFor(booking)) return false;
  const own = await findOwnInvoices(ctx.db, booking.id);
  if (own.some(({ state }) => state !== "credited") || (await isBilledByMonth(ctx, booking))) return false;
  if (own.length === 0 && booking.paymentMethod === "account" && !booking.isBilledMonthly) return true;
  return (await findKept(ctx, booking.id)) > countedOn(own);
}

/** Whether the company has it on a monthly invoice: what it owes more, or less, follows there. */
export const isBilledByMonth = async (ctx: Context, { id }: Pick<BilledBooking, "id">): Promise<boolean> =>
  (await findSharesOf(ctx.db, id)).length > 0;

const countedOn = (invoices: readonly InvoiceRow[]) => invoices.reduce((sum, { paidCents }) => sum + paidCents, 0);

/** A booking as it is billed: to the organisation that booked it, or to the customer. */
export async function billingOf(ctx: Context, booking: BilledBooking, lines?: readonly ChargedLine[]) {
  const isTour = booking.serviceType === "day_tour";
  const { id: bookingId, organisationId, email } = booking;
  const buyer = await buyerOf(ctx, booking, { bookingId, organisationId, email });
  return {
    settings: await findSettings(ctx.db),
    buyer,
    lines: lines ?? (await linesOf(ctx, booking, isTour)),
    isTour,
    bookingId: booking.id,
    organisationId: booking.organisationId,
    isAccount: booking.paymentMethod === "account",
    termsDays: booking.termsDays,
    isCarried: isCarried(booking, buyer),
  } satisfies Billing;
}

async function linesOf(ctx: Context, booking: BilledBooking, isTour: boolean): Promise<ChargedLine[]> {
  const items = await findItems(ctx.db, booking.id);
  return linesOfBooking({
    total: cents(chargeFor(booking) ?? 0),
    service: serviceOptionName(booking.serviceType),
    option: booking.optionTitle,
    isTour,
    serviceOn: localDateOf(booking.pickupAt),
    legs: await findLegDates(ctx.db, booking.id),
    items: items.map(({ amountCents, ...item }) => ({ ...item, amount: cents(amountCents) })),
    ...(isTour && items.length === 0 && { transportShare: await findTransportShare(ctx.db, booking) }),
  });
}

/** Who booked hears of their documents with the news of the booking; an organisation gets an email of its own. */
export const isCarried = (
  { email, organisationId }: Pick<BilledBooking, "email" | "organisationId">,
  buyer: { readonly email: string },
): boolean => organisationId === null && buyer.email.toLowerCase() === email.toLowerCase();

type Whose = Parameters<typeof findDetails>[1];

/** As the booking or its organisation says, and over it what was given for invoices. */
export async function buyerOf(ctx: Context, booking: BilledBooking, whose: Whose): Promise<Billing["buyer"]> {
  const details = await findDetails(ctx.db, whose);
  const known = await knownBuyer(ctx, booking);
  if (!details) return known;
  const { name, address, vatNumber } = details;
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
