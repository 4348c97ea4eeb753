import type { EventOf } from "#domain/events.ts";
import { addHours, localDateOf } from "#domain/local-time.ts";
import { cents } from "#domain/money.ts";
import { priceJourney } from "#domain/pricing/price-journey.ts";
import type { PriceLine } from "#domain/pricing/price-request.ts";
import { legPrices } from "#domain/trip-plan.ts";
import { quoteJourney } from "#features/quotes/office-contract.ts";
import type { Context } from "#platform/context.ts";
import { deleteItems, insertItems } from "./cancel-store.ts";
import { findLegs } from "./cancel-views.ts";
import { updateTrip } from "./change-store.ts";
import { askForVehicle } from "./confirm-booking.ts";
import { moveBooking } from "./move-booking.ts";
import { type BookingRow, lockBooking } from "./move-store.ts";
import { type AcceptedQuote, findAcceptedQuote, findBookingOf, findQuotedBooking } from "./quote-views.ts";
import { agreedPrice, journeyFrom, linesOf } from "./read-quote.ts";
import { holdAgain } from "./reserve-vehicles.ts";
import { findSellingFacts, type SellingFacts } from "./selling-views.ts";
import { depositOf, itemRows, policyOf, vatOf, writeBooking } from "./write-booking.ts";

/** A request has its answer: a price the customer can agree to. */
export async function noteQuote(ctx: Context, { quoteId }: EventOf<"quote.sent">): Promise<void> {
  const bookingId = await findQuotedBooking(ctx.db, quoteId);
  const booking = bookingId ? await lockBooking(ctx.db, bookingId) : undefined;
  if (booking?.state !== "requested") return;
  const changes = { answeredAt: booking.answeredAt ?? ctx.now };
  await moveBooking(ctx, { id: booking.id, to: "quoted", reason: "quote sent", changes });
}

/** The customer has agreed to a quote: the booking it speaks of is made, or the one it answers moves on. */
export async function bookQuote(ctx: Context, { quoteId }: EventOf<"quote.accepted">): Promise<void> {
  const quote = await findAcceptedQuote(ctx.db, quoteId);
  if (!quote) return;
  const bookingId = await findBookingOf(ctx.db, quote);
  const booking = bookingId ? await lockBooking(ctx.db, bookingId) : undefined;
  if (booking) await moveOn(ctx, booking, quote);
  else await makeBooking(ctx, quote);
}

async function makeBooking(ctx: Context, quote: AcceptedQuote): Promise<void> {
  const told = quoteJourney.safeParse(quote.journey);
  const journey = told.success ? journeyFrom(told.data) : null;
  if (!told.success || !journey) return askForDay(ctx, quote);
  const facts = await findSellingFacts(ctx.db, { day: localDateOf(journey.pickupAt), affiliateCode: null });
  const priced = agreedPrice(priceJourney(journey, facts.tariff, ctx.now), quote);
  const [firstName = "", ...rest] = quote.customerName.trim().split(/\s+/);
  const written = await writeBooking(ctx, {
    booker: {
      firstName,
      lastName: rest.join(" "),
      email: quote.customerEmail,
      phone: quote.customerPhone,
      flightNumber: told.data.flight_number,
      specialRequirements: told.data.special_requirements,
    },
    origin: fromQuote,
    priced,
    settings: facts.settings,
    state: "awaiting_payment",
    light: "amber",
    isTest: false,
    holdUntil: payBy(ctx, facts, journey.pickupAt),
    responseDueAt: null,
    reference: quote.bookingReference,
    depositShare: quote.depositShare,
    reason: `quote ${quote.number} accepted`,
  });
  if (!written.hasVehicles) await askForVehicle(ctx, { reference: written.reference, pickupAt: journey.pickupAt });
  await ctx.emit({ type: "booking.created", reference: written.reference });
}

const fromQuote = {
  source: "quote",
  organisationId: null,
  affiliateId: null,
  claimedRate: 0,
  partnerId: null,
  appliedRate: 0,
  bookerId: null,
};

/** A day for a bank to move the money, but never beyond the pickup. */
function payBy(ctx: Context, { settings }: SellingFacts, pickupAt: Date): Date {
  const usual = addHours(ctx.now, settings.policies.holdHoursTransfer);
  return usual < pickupAt ? usual : pickupAt;
}

const askForDay = (ctx: Context, { number, bookingReference }: AcceptedQuote): Promise<void> =>
  ctx.emit({
    type: "task.wanted",
    kind: "quote_without_day",
    subjectKind: "quote",
    subjectId: bookingReference,
    title: `Quote ${number} was accepted and names no day: agree on one and book it`,
    dueAt: null,
  });

async function moveOn(ctx: Context, booking: BookingRow, quote: AcceptedQuote): Promise<void> {
  const reason = `quote ${quote.number} accepted`;
  if (booking.state === "requested") await moveBooking(ctx, { id: booking.id, to: "quoted", reason });
  else if (booking.state !== "quoted") return;
  const day = localDateOf(booking.pickupAt);
  const facts = await findSellingFacts(ctx.db, { day, affiliateCode: null });
  const lines = linesOf(quote.option);
  const holdUntil = payBy(ctx, facts, booking.pickupAt);
  const totalCents = quote.option.totalCents;
  await moveBooking(ctx, {
    id: booking.id,
    to: "awaiting_payment",
    reason,
    changes: {
      totalCents,
      vatCents: vatOf(lines, facts.settings),
      depositCents: depositOf(totalCents, facts.settings, quote.depositShare),
      policy: policyOf(facts.settings),
      termsVersion: facts.settings.policies.termsVersion,
      holdUntil,
    },
  });
  await priceLegs(ctx, booking, { lines, totalCents });
  const hasVehicle = booking.isTest || (await holdAgain(ctx, booking, holdUntil));
  if (!hasVehicle) await askForVehicle(ctx, booking);
  await ctx.emit({ type: "booking.created", reference: booking.reference });
}

type Agreed = { readonly lines: readonly PriceLine[]; readonly totalCents: number };

async function priceLegs(ctx: Context, booking: BookingRow, { lines, totalCents }: Agreed): Promise<void> {
  await deleteItems(ctx.db, booking.id);
  await insertItems(
    ctx.db,
    itemRows(ctx, lines).map((item) => ({ ...item, bookingId: booking.id })),
  );
  const standing = (await findLegs(ctx.db, booking.id)).filter(({ state }) => state !== "cancelled");
  const prices = legPrices({ total: cents(totalCents), lines }, standing.length);
  for (const [at, { leg }] of standing.entries())
    await updateTrip(ctx.db, booking.id, leg, { priceCents: prices[at] ?? null });
}
