import { doubtsAbout } from "#domain/booking/confirmation.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { readJourney, seasonOf } from "#domain/booking/read-journey.ts";
import { answerDue, hasFleetFor, mayBeInstant } from "#domain/booking/sale-rules.ts";
import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import type { PartnerTouch } from "#domain/events.ts";
import { withExtras } from "#domain/extra/choose-extras.ts";
import type { PartnerPrice } from "#domain/partner/partner-price.ts";
import type { PricedJourney } from "#domain/pricing/journey-price.ts";
import { priceWithPromo } from "#domain/pricing/price-with-promo.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { driversFor } from "#domain/trip/drivers-for.ts";
import type { BookingRequest } from "#features/booking/journey-contract.ts";
import type { Context } from "#platform/context.ts";
import { findAlternatives, promiseFor } from "../../server/make-offer.ts";
import { takeExtras } from "../../server/offer-extras.ts";
import { findSellingFacts } from "../../server/selling-views.ts";
import { type Promo, refusePromo, withPromoNote } from "./apply-promo.ts";
import { isBlockedContact } from "./blocked-views.ts";
import { noteMissed } from "./note-missed.ts";
import { offerVehicles } from "./offer-vehicles.ts";

type BookingDraft = Parameters<Context["bookings"]["write"]>[1];

/** A price that has moved by more than this is shown again before the sale. */
const tolerableCents = 100;

/** The differences between selling on the site and at a partner’s desk. */
export type SaleTerms = {
  /** The partner’s price agreement. */
  readonly partner: PartnerPrice | null;
  /** The partner that books, if one does: some price rules are for it alone. */
  readonly buyer?: string;
  readonly promo?: Promo | null;
  readonly originOf: (facts: SellingFacts) => BookingDraft["origin"];
  /** How long the vehicle is held for payment; null on account, where the booking is confirmed at once. */
  readonly holdUntil: ((facts: SellingFacts, pickupAt: Date) => Date) | null;
  readonly touch?: PartnerTouch | undefined;
  /** The terms that the customer saw. */
  readonly accepted?: BookingDraft["terms"];
};

/**
 * Sells a trip: at a fixed price with a vehicle held until payment, or as a request for a consultant to
 * confirm.
 */
export async function sellJourney(ctx: Context, wish: BookingRequest, terms: SaleTerms) {
  const allowed = await asAllowed(ctx, wish);
  const journey = readJourney(allowed, ctx.now);
  if (!journey.ok) return journey;
  const day = localDateOf(journey.value.pickupAt);
  // Signed-in customers find the booking in their account, even if they entered another contact address.
  const bookerId = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  const facts = await findSellingFacts(ctx.db, { day, affiliateCode: allowed.affiliate_id, bookerId });
  const season = seasonOf(journey.value, facts.tariff.catalogue);
  if (season) return refuse("out_of_season", { season });
  const wished = withExtras(journey.value, {
    wanted: allowed.extras,
    extras: facts.extras,
    now: ctx.now,
    catalogue: facts.tariff.catalogue,
  });
  if (!wished.ok) return wished;
  const { promo = null } = terms;
  const agreed = { ...wished.value, partner: terms.partner, buyer: terms.buyer ?? null };
  const { priced, problem } = priceWithPromo(agreed, promo, facts.tariff, ctx.now);
  // Without a price our team takes it off, as its notes say.
  if (promo && problem && problem !== "no_price") return refusePromo(problem, promo, facts.tariff.catalogue);
  if (promo && ctx.promos.isUsedUp(promo)) return refusePromo("used_up", promo);
  const request = promo && problem ? withPromoNote(allowed, promo) : allowed;
  const same = request.same_trip === "ask" ? await ctx.bookings.findSameTrip(ctx, request, journey.value) : undefined;
  if (same) return refuse("same_trip", same);
  if (hasMoved(priced, request.expected_total_cents))
    return refuse("price_changed", await freshOffer(ctx, priced, facts));

  const hasCrew = await takeCrew(ctx, request, priced, facts);
  const draft = draftOf(ctx, request, { priced, facts, terms, hasCrew });
  const taken = needsVehicle(draft) && !hasCrew ? await lookWhenTaken(ctx, priced, facts) : null;
  if (taken) return noVehicle(ctx, priced, taken);
  const limit = await limitOf(ctx, draft);
  if (limit) return refuse("hold_limited", { limit });
  const short = draft.isTest ? undefined : await takeExtras(ctx, priced);
  if (short) return refuse("extra_unavailable", short);
  const { id, reference, accessCode, hasVehicles } = await ctx.bookings.write(ctx, draft);
  if (!hasVehicles) return noVehicle(ctx, priced, await alternativesFor(ctx, priced));
  if (holdsForStranger(draft) && (await ctx.bookings.exceedsFleetShare(ctx, id, facts.settings.holds)))
    return refuse("hold_limited", { limit: "fleet" });

  const spent = promo && !request.is_test ? await takePromo(ctx, { promo, id, draft }) : null;
  if (promo && spent) return refusePromo(spent, promo);

  await ctx.emit({ type: "booking.created", reference, ...(terms.touch && { touch: terms.touch }) });
  if (draft.state === "confirmed") await ctx.emit({ type: "booking.confirmed", reference });
  return accept({
    id,
    booking_reference: reference,
    access_code: accessCode,
    state: draft.state,
    light: draft.confirmation,
    total_cents: priced.price.total,
    hold_until: draft.holdUntil?.toISOString() ?? null,
    answer_due_at: draft.responseDueAt?.toISOString() ?? null,
  });
}

/** Written first, because the code is locked from here to the end of the sale. */
async function takePromo(ctx: Context, { promo, id, draft }: { promo: Promo; id: string; draft: BookingDraft }) {
  const discount = draft.priced.price.trace.find(({ step }) => step === "promo")?.delta;
  if (discount === undefined) return null;
  const { email } = draft.booker;
  const user = { bookingId: id, email: email ?? "", bookerId: draft.origin.bookerId ?? null };
  return ctx.promos.take(ctx, { ...user, promoId: promo.id, discountCents: -discount });
}

/**
 * Bookings of a blocked customer wait for our team, like those without a price. The customer does not see the
 * reason.
 */
async function asAllowed(ctx: Context, request: BookingRequest): Promise<BookingRequest> {
  const isBlocked = !request.is_test && (await isBlockedContact(ctx.db, request, ctx.now));
  return isBlocked ? { ...request, without_hold: "request" } : request;
}

/** Refused, and recorded as missed. */
async function noVehicle(ctx: Context, { journey, vehicle, price }: PricedJourney, other: { alternatives: string[] }) {
  await noteMissed(ctx, journey, { reason: "no_vehicle", vehicleClass: vehicle.vehicleClass, totalCents: price.total });
  return refuse("no_vehicle_free", other);
}

/** Only bookings that hold a vehicle without payment, for a customer we do not know. */
const holdsForStranger = ({ state, trust, isTest }: BookingDraft): boolean =>
  state === "awaiting_payment" && !isTest && trust?.isStranger === true && !trust.isCardOnly;

async function limitOf(ctx: Context, draft: BookingDraft) {
  if (!holdsForStranger(draft) || !draft.trust) return null;
  return ctx.bookings.holdLimitFor(ctx, { ...draft.booker, ...draft.trust }, draft.settings.holds);
}

const needsVehicle = ({ state, isTest }: BookingDraft): boolean => state !== "requested" && !isTest;

/**
 * Alternative times if all vehicles are taken by now; null if one is free. A read is cheap: when many want
 * the last vehicle at once, those who come too late neither write nor wait for a lock.
 */
async function lookWhenTaken(ctx: Context, priced: PricedJourney, facts: SellingFacts) {
  const { confirmation, alternatives } = await promiseFor(ctx, priced, facts);
  return confirmation === "green" ? null : { alternatives: alternatives.map((at) => at.toISOString()) };
}

/**
 * For a trip at short notice: whether a vehicle and a driver are free. If so, the driver’s time is locked for
 * this booking until it is written; if not, it becomes a request. A read comes first, so that only sales with
 * a chance wait for the lock.
 */
async function takeCrew(ctx: Context, request: BookingRequest, priced: PricedJourney, facts: SellingFacts) {
  if (request.without_hold === "request" || !mayBeInstant(ctx, priced, facts)) return false;
  const { confirmation } = await promiseFor(ctx, priced, facts);
  if (confirmation !== "green" || request.is_test) return confirmation === "green";
  return ctx.trips.takeDrivers(ctx, driversFor(ctx, priced));
}

const hasMoved = ({ price }: PricedJourney, expected: number | null): boolean =>
  expected !== null && (price.total === null || Math.abs(price.total - expected) > tolerableCents);

async function freshOffer(ctx: Context, priced: PricedJourney, facts: SellingFacts) {
  return { offer: await offerVehicles(ctx, priced, facts) };
}

async function alternativesFor(ctx: Context, priced: PricedJourney) {
  const alternatives = await findAlternatives(ctx, priced);
  return { alternatives: alternatives.map((at) => at.toISOString()) };
}

type Priced = {
  readonly priced: PricedJourney;
  readonly facts: SellingFacts;
  readonly terms: SaleTerms;
  readonly hasCrew: boolean;
};

function draftOf(ctx: Context, request: BookingRequest, { priced, facts, terms, hasCrew }: Priced): BookingDraft {
  const { settings, fleet } = facts;
  const isCertain = hasCrew || (doubtsAbout(priced, ctx.now).length === 0 && hasFleetFor(priced, fleet));
  const isInstant = isCertain && request.without_hold !== "request";
  const trust = { ...ctx.bookings.trustIn(ctx, facts), isCardOnly: isInstant && request.without_hold === "pay_now" };
  const common = {
    booker: {
      firstName: request.first_name,
      lastName: request.last_name,
      email: request.email,
      phone: request.phone,
      ...bookingFacts.fromWire(request),
    },
    origin: terms.originOf(facts),
    trust,
    priced,
    settings,
    isTest: request.is_test,
    ...(terms.accepted && { terms: terms.accepted }),
  };
  if (!isInstant)
    return { ...common, state: "requested", confirmation: "amber", responseDueAt: answerDue(settings, ctx.now) };
  if (terms.holdUntil === null)
    return {
      ...common,
      state: "confirmed",
      confirmation: "green",
      holdUntil: null,
      responseDueAt: null,
      paymentMethod: "account",
    };
  const holdUntil = terms.holdUntil(facts, priced.journey.pickupAt);
  return { ...common, state: "awaiting_payment", confirmation: "green", holdUntil, responseDueAt: null };
}
