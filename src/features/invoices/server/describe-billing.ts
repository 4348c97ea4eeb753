import { linesOfBooking } from "#domain/invoice/invoice-lines.ts";
import { cents } from "#domain/money/money.ts";
import type { ChargedLine } from "#domain/money/vat.ts";
import { chargeFor } from "#domain/payment/booking-balance.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { type BilledBooking, findItems, findLegDates, findSettings, findTransportShare } from "./booking-views.ts";
import { findDetails, findOrganisationEmail } from "./buyer-views.ts";
import type { Billing } from "./issue-invoice.ts";
import { findSharesOf } from "./month-share-views.ts";

/** Whether the booking is on a company’s monthly invoice, where differences follow. */
export const isBilledByMonth = async (ctx: Context, { id }: Pick<BilledBooking, "id">): Promise<boolean> =>
  (await findSharesOf(ctx.db, id)).length > 0;

/** A booking in the form for billing: to its organisation or its customer. */
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
    service: booking.serviceName,
    option: booking.optionTitle,
    isTour,
    serviceOn: localDateOf(booking.pickupAt),
    legs: await findLegDates(ctx.db, booking.id),
    items: items.map(({ amountCents, ...item }) => ({ ...item, amount: cents(amountCents) })),
    ...(isTour && items.length === 0 && { transportShare: await findTransportShare(ctx.db, booking) }),
  });
}

/** The booker gets documents with the booking’s emails; an organisation gets them separately. */
export const isCarried = (
  { email, organisationId }: Pick<BilledBooking, "email" | "organisationId">,
  buyer: { readonly email: string },
): boolean => organisationId === null && buyer.email.toLowerCase() === email.toLowerCase();

type Whose = Parameters<typeof findDetails>[1];

/** Details of the booking or organisation, overridden by billing details. */
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
