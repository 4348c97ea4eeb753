import { changeBetween } from "#domain/booking/booking-change.ts";
import type { CancellationPolicy } from "#domain/booking/cancellation.ts";
import { type DepositTerms, depositOf } from "#domain/booking/deposit.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { EventOf } from "#domain/events.ts";
import { withFittingExtras } from "#domain/extra/choose-extras.ts";
import { attributeBooking, touchOf, visitByCode } from "#domain/partner/attribute-booking.ts";
import { type Journey, type PricedJourney, priceJourney } from "#domain/pricing/journey-price.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { quotedCancellation } from "#domain/quote/quoted-cancellation.ts";
import { addHours, localDateOf } from "#domain/time/local-time.ts";
import { quoteJourney } from "#features/quotes/draft-contract.ts";
import type { Context } from "#platform/context.ts";
import { applyWithMove } from "../../server/apply-change.ts";
import { askForVehicle } from "../../server/confirm-booking.ts";
import { confirmSettled } from "../../server/confirm-settled.ts";
import { journeyColumns, journeyOf } from "../../server/map-journey.ts";
import { moveBooking } from "../../server/move-booking.ts";
import { type BookingChanges, type BookingRow, lockBooking, updateBooking } from "../../server/move-store.ts";
import { findSellingFacts } from "../../server/selling-views.ts";
import { takeExtras } from "../../server/take-extras.ts";
import { writeBooking } from "../../server/write-booking.ts";
import { type AcceptedQuote, findAcceptedQuote, findBookingOf, findVersionsOf } from "./quote-views.ts";
import { agreedPrice, journeyFrom, payBy } from "./translate-quote.ts";

/** The customer has agreed to a quote: the booking it speaks of is made, or the one it answers moves on. */
export async function bookQuote(ctx: Context, { quoteId }: EventOf<"quote.accepted">): Promise<void> {
  const quote = await findAcceptedQuote(ctx.db, quoteId);
  if (!quote) return;
  const bookingId = await findBookingOf(ctx.db, quote);
  const booking = bookingId ? await lockBooking(ctx.db, bookingId) : undefined;
  // The booking takes over the quote’s held vehicle in the same transaction, so that no one can take it in between.
  await ctx.trips.releaseQuoteHolds(ctx, await findVersionsOf(ctx.db, quoteId));
  if (booking) await bookRequest(ctx, booking, quote);
  else await makeBooking(ctx, quote);
}

async function makeBooking(ctx: Context, quote: AcceptedQuote): Promise<void> {
  const details = quoteJourney.safeParse(quote.journey);
  const journey = details.success ? journeyFrom(details.data) : null;
  if (!details.success || !journey) return askForDay(ctx, quote);
  const affiliateCode = await ctx.promos.affiliateCodeOf(ctx, quote.option.promo);
  const facts = await findSellingFacts(ctx.db, { day: localDateOf(journey.pickupAt), affiliateCode });
  const visit = { ...visitByCode(affiliateCode), service_type: details.data.service_type };
  const priced = await agreedWithExtras(ctx, quote, {
    journey: withFittingExtras(journey, {
      wanted: details.data.extras,
      extras: facts.extras,
      now: ctx.now,
      catalogue: facts.tariff.catalogue,
    }),
    tariff: facts.tariff,
    bookedAt: ctx.now,
  });
  const [firstName = "", ...rest] = quote.customerName.trim().split(/\s+/);
  const written = await writeBooking(ctx, {
    booker: {
      firstName,
      lastName: rest.join(" "),
      email: quote.customerEmail,
      phone: quote.customerPhone,
      ...bookingFacts.fromWire(details.data),
    },
    origin: { source: "quote", organisationId: null, ...attributeBooking(ctx, visit, facts), bookerId: null },
    priced,
    settings: facts.settings,
    state: "awaiting_payment",
    confirmation: "amber",
    isTest: false,
    holdUntil: payBy(ctx.now, facts.settings, journey.pickupAt),
    responseDueAt: null,
    reference: quote.bookingReference,
    deposit: depositTermsOf(quote),
    policy: policyOf(quote, facts),
    ...(quote.termsVersion && { terms: { version: quote.termsVersion, at: quote.acceptedAt ?? ctx.now } }),
    reason: `quote ${quote.number} accepted`,
  });
  await updateBooking(ctx.db, written.id, { optionTitle: quote.option.title });
  await ctx.promos.keepPromised(ctx, written.id, promisedIn(quote));
  if (!written.hasVehicles) await askForVehicle(ctx, { reference: written.reference, pickupAt: journey.pickupAt });
  const touch = touchOf(visit);
  await ctx.emit({ type: "booking.created", reference: written.reference, ...(touch && { touch }) });
  const booking = await lockBooking(ctx.db, written.id);
  if (booking) await confirmSettled(ctx, booking);
}

const askForDay = (ctx: Context, { number, bookingReference }: AcceptedQuote): Promise<void> =>
  ctx.emit({
    type: "task.wanted",
    kind: "quote_without_day",
    subjectKind: "quote",
    subjectId: bookingReference,
    title: `Quote ${number} was accepted without a date: agree on one and book it`,
    dueAt: null,
  });

type Quoted = {
  readonly journey: Journey;
  readonly tariff: Tariff;
  readonly bookedAt: Date;
  readonly booking?: BookingRow;
};

/** At the agreed price. An extra that was sold to others in the meantime is for our team to find. */
async function agreedWithExtras(ctx: Context, quote: AcceptedQuote, quoted: Quoted): Promise<PricedJourney> {
  const { tariff, bookedAt, booking } = quoted;
  const journey = { ...quoted.journey, promo: quote.option.promo };
  const priced = priceJourney(journey, tariff, bookedAt);
  const short = await takeExtras(ctx, priced, booking?.id);
  if (!short) return agreedPrice(priced, quote);
  const reference = booking?.reference ?? quote.bookingReference;
  await ctx.emit({
    type: "task.wanted",
    kind: "extra_short",
    subjectKind: "booking",
    subjectId: reference,
    title: `${reference}: ${short.name} is sold out at that time. Find one, or agree another price`,
    dueAt: addHours(journey.pickupAt, -24).toISOString(),
  });
  const others = (journey.extras ?? []).filter(({ id }) => id !== short.extra);
  return agreedWithExtras(ctx, quote, { ...quoted, journey: { ...journey, extras: others } });
}

/** A request whose quote was accepted gets the quote's journey and price, and time to pay. */
async function bookRequest(ctx: Context, booking: BookingRow, quote: AcceptedQuote): Promise<void> {
  const reason = `quote ${quote.number} accepted`;
  if (booking.state === "requested") await moveBooking(ctx, { id: booking.id, to: "quoted", reason });
  else if (booking.state !== "quoted") return;
  const details = quoteJourney.safeParse(quote.journey);
  const quoted = details.success ? journeyFrom(details.data) : null;
  const day = localDateOf((quoted ?? booking).pickupAt);
  const { tariff, settings, extras } = await findSellingFacts(ctx.db, { day });
  const wanted = details.success ? details.data.extras : [];
  const journey = quoted
    ? withFittingExtras(quoted, { wanted, extras, now: ctx.now, catalogue: tariff.catalogue })
    : journeyOf(booking);
  const priced = await agreedWithExtras(ctx, quote, { journey, tariff, bookedAt: booking.createdAt, booking });
  const change = changeBetween(booking, {
    ...journeyColumns(priced),
    ...(details.success && bookingFacts.filledOver(booking, details.data)),
  });
  const agreed = { change, priced, settings, totalCents: priced.price.total };
  const terms = {
    ...agreedTerms(ctx, quote, { settings, tariff, pickupAt: journey.pickupAt }),
    optionTitle: quote.option.title,
    holdUntil: payBy(ctx.now, settings, journey.pickupAt),
  };
  const moved = await applyWithMove(ctx, booking, { ...agreed, terms }, { to: "awaiting_payment", reason });
  await ctx.promos.keepPromised(ctx, booking.id, promisedIn(quote));
  await ctx.emit({ type: "booking.created", reference: booking.reference });
  await confirmSettled(ctx, moved);
}

/** The use of its promo code, which was counted when the quote was accepted. */
const promisedIn = ({ option: { promo, promoCents } }: AcceptedQuote) =>
  promo && { promoId: promo.id, discountCents: promoCents };

const depositTermsOf = ({ depositShare, restDueHours }: AcceptedQuote): DepositTerms => ({
  share: depositShare,
  restDueHours,
});

type Agreed = { readonly settings: CompanySettings; readonly tariff: Tariff; readonly pickupAt: Date };

/** As the quote showed it: by the trip that was quoted. */
function policyOf(quote: AcceptedQuote, { settings, tariff }: Pick<Agreed, "settings" | "tariff">): CancellationPolicy {
  const { policies } = settings;
  const trip = quoteJourney.safeParse(quote.journey).data ?? quoteJourney.parse({ service_type: "custom" });
  const { classes } = tariff.catalogue;
  return {
    version: policies.version,
    ...quotedCancellation(policies, trip, classes),
    graceMinutes: policies.graceMinutes,
  };
}

const agreedTerms = ({ now }: Context, quote: AcceptedQuote, { settings, tariff, pickupAt }: Agreed) =>
  ({
    depositCents: depositOf(quote.option.totalCents, depositTermsOf(quote), { pickupAt, now }),
    depositTerms: depositTermsOf(quote),
    policy: policyOf(quote, { settings, tariff }),
    ...(quote.termsVersion && { termsVersion: quote.termsVersion, termsAcceptedAt: quote.acceptedAt ?? now }),
  }) satisfies BookingChanges;
