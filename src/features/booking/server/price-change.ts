import { type Change, type ChangeOutcome, judgeChange, movesVehicle } from "#domain/booking/booking-change.ts";
import { standardPolicy } from "#domain/booking/cancellation.ts";
import { doubtsAbout } from "#domain/booking/confirmation.ts";
import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { type Journey, type PricedJourney, priceJourney } from "#domain/pricing/price-journey.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { vehiclesFor, vehiclesFreeFor } from "#domain/trip/capacity.ts";
import { planTrips } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import { findAgreedTariff, findTakenByOthers, hasCrew } from "./change-views.ts";
import type { BookingRow } from "./move-store.ts";
import { findFleet, findSellingFacts, type SellingFacts } from "./selling-views.ts";

/** What a change comes to. */
export type PricedChange = {
  readonly outcome: ChangeOutcome;
  /** Null where only a person can say it. */
  readonly differenceCents: number | null;
  readonly totalCents: number | null;
  /** The changed journey with its price; null for a service we no longer sell. */
  readonly priced: PricedJourney | null;
  readonly facts: SellingFacts;
};

/** Prices a change as the booking itself was priced, and says whether it holds at once. */
export async function priceChange(ctx: Context, booking: BookingRow, change: Change): Promise<PricedChange> {
  const before = journeyOf(booking);
  const day = localDateOf(change.pickupAt ?? booking.pickupAt);
  const facts = await findSellingFacts(ctx.db, { day });
  const prices = before && (await priceBoth(ctx, booking, { before, change, facts }));
  const differenceCents = prices ? differenceOf(prices) : null;
  const outcome = judgeChange({
    state: booking.state,
    before: booking,
    change,
    differenceCents,
    hasNewDoubt: prices === null || hasNewDoubt(ctx, prices),
    isVehicleFree: prices !== null && movesVehicle(change) && (await isVehicleFree(ctx, booking, prices.after)),
    hasCrew: await hasCrew(ctx.db, booking.id),
    freeHours: (booking.policy ?? standardPolicy).freeHours,
    now: ctx.now,
  });
  return {
    outcome,
    differenceCents,
    totalCents: totalAfter(booking, differenceCents, prices?.after),
    priced: prices?.after ?? null,
    facts,
  };
}

/** The agreed total moves by the difference, so that a price agreed by hand stays agreed. */
function totalAfter({ state, totalCents }: BookingRow, difference: number | null, after: PricedJourney | undefined) {
  if (state === "requested") return after?.price.total ?? null;
  return totalCents === null || difference === null ? null : Math.max(0, totalCents + difference);
}

export function journeyOf(booking: BookingRow): Journey | null {
  const service = serviceOptionIds.find((id) => id === booking.serviceType);
  if (!service) return null;
  const { offer, pickupLocation, destination, pickupAt, returnAt, passengers, bags, childSeats } = booking;
  const { extraStops, hireUnit, hireHours, packageDays } = booking;
  const trip = { offer, pickupLocation, destination, pickupAt, returnAt, passengers, bags, childSeats };
  return { service, ...trip, extraStops, hireUnit, hireHours, packageDays };
}

type Prices = { readonly before: PricedJourney; readonly after: PricedJourney };

/** On the same day the agreed tariff holds; another day is another agreement, made now. */
async function priceBoth(
  ctx: Context,
  booking: BookingRow,
  { before, change, facts }: { before: Journey; change: Change; facts: SellingFacts },
): Promise<Prices> {
  const after = { ...before, ...change };
  const agreed =
    booking.tariffVersion === null
      ? facts.tariff
      : await findAgreedTariff(ctx.db, booking.tariffVersion, facts.settings);
  const keepsDay = localDateOf(after.pickupAt) === localDateOf(before.pickupAt);
  return {
    before: priceJourney(before, agreed, booking.createdAt),
    after: keepsDay ? priceJourney(after, agreed, booking.createdAt) : priceJourney(after, facts.tariff, ctx.now),
  };
}

const differenceOf = ({ before, after }: Prices): number | null =>
  before.price.total === null || after.price.total === null ? null : after.price.total - before.price.total;

function hasNewDoubt(ctx: Context, { before, after }: Prices): boolean {
  const known = doubtsAbout(before, ctx.now);
  return doubtsAbout(after, ctx.now).some((doubt) => !known.includes(doubt));
}

/** Whether a vehicle could be kept for every leg, were its own given up. */
async function isVehicleFree(ctx: Context, booking: BookingRow, after: PricedJourney): Promise<boolean> {
  const spans = planTrips(after).map(({ busy }) => busy);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return false;
  const { journey, vehicle } = after;
  const party = { band: vehicle.band, passengers: journey.passengers, bags: journey.bags };
  const taken = await findTakenByOthers(
    ctx.db,
    { from: first.from, to: last.to },
    { bookingId: booking.id, now: ctx.now },
  );
  return vehiclesFreeFor(vehiclesFor(await findFleet(ctx.db), party), taken, spans) !== undefined;
}
