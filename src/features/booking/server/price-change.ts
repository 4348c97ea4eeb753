import { differenceOfChange } from "#domain/booking/agreed-by-day.ts";
import {
  addsReturnOnly,
  type Change,
  type ChangeOutcome,
  judgeChange,
  movesTime,
  movesVehicle,
} from "#domain/booking/booking-change.ts";
import { standardPolicy } from "#domain/booking/cancellation.ts";
import { sumBesideFares, totalAfterChange } from "#domain/booking/change-plan.ts";
import { doubtsAbout } from "#domain/booking/confirmation.ts";
import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { SoldExtra } from "#domain/extra/extra.ts";
import { type PricedJourney, priceJourney } from "#domain/pricing/journey-price.ts";
import { daysOfService, isHired } from "#domain/stay/service-days.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { licensedFor, vehiclesFor, vehiclesFreeFor } from "#domain/trip/capacity.ts";
import { driversFor } from "#domain/trip/drivers-for.ts";
import { planTrips } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import { findBesideFares, findLegs } from "./cancel-views.ts";
import { findAgreedTariff, findTakenByOthers, hasCrew } from "./change-views.ts";
import { journeyOf } from "./map-journey.ts";
import type { BookingRow } from "./move-store.ts";
import { findFleet, findSellingFacts } from "./selling-views.ts";

/** The result of a change. */
export type PricedChange = {
  readonly outcome: ChangeOutcome;
  /** Null if only our team can price it. */
  readonly differenceCents: number | null;
  readonly totalCents: number | null;
  /** The changed journey with its price. */
  readonly priced: PricedJourney;
  readonly settings: CompanySettings;
};

/** Prices a change as the booking was priced, and decides whether it applies immediately. */
export async function priceChange(
  ctx: Context,
  booking: BookingRow,
  change: Change,
  askFor: "hasDrivers" | "takeDrivers" = "hasDrivers",
): Promise<PricedChange> {
  const day = localDateOf(change.pickupAt ?? booking.pickupAt);
  const facts = await findSellingFacts(ctx.db, { day });
  const prices = await priceBoth(ctx, booking, change, facts);
  const [before, after] = [prices.before.price.total, prices.after.price.total];
  const recorded = await findLegs(ctx.db, booking.id);
  const differenceCents = differenceOfChange({
    ...daysOfChange(prices),
    state: booking.state,
    totalCents: booking.totalCents,
    besideCents: sumBesideFares(await findBesideFares(ctx.db, booking.id, recorded)),
    before,
    after,
    change,
  });
  const isCrewed = !addsTrip(booking, prices.after, change) && (await hasCrew(ctx.db, booking.id));
  const asksForVehicle = movesVehicle(change) && !isCrewed;
  const outcome = judgeChange({
    state: booking.state,
    before: booking,
    change,
    differenceCents,
    hasNewDoubt: hasNewDoubt(ctx, prices),
    isVehicleFree: asksForVehicle && (await isVehicleFree(ctx, booking, change, prices.after)),
    isDriverFree:
      asksForVehicle &&
      movesTime(change) &&
      (await isDriverFree(ctx, booking, { after: prices.after, change, askFor })),
    hasCrew: isCrewed,
    freeHours: (booking.policy ?? standardPolicy).freeHours,
    now: ctx.now,
  });
  const totalCents = totalAfterChange(booking, after, differenceCents);
  return { outcome, differenceCents, totalCents, priced: prices.after, settings: facts.settings };
}

type Prices = { readonly before: PricedJourney; readonly after: PricedJourney };

/** On the same day the agreed tariff and calendar apply; another day is a new agreement. */
async function priceBoth(ctx: Context, booking: BookingRow, change: Change, facts: SellingFacts): Promise<Prices> {
  const [before, after] = [journeyOf(booking), journeyOf({ ...booking, ...change })];
  const agreed =
    booking.tariffVersion === null
      ? facts.tariff
      : await findAgreedTariff(ctx.db, booking.tariffVersion, facts.settings);
  const keepsDay = localDateOf(after.pickupAt) === localDateOf(before.pickupAt);
  return {
    before: priceJourney(before, agreed, booking.createdAt),
    after: keepsDay
      ? priceJourney(after, agreed, booking.createdAt)
      : priceJourney({ ...after, holidays: null }, facts.tariff, ctx.now),
  };
}

const daysOfChange = ({ before, after }: Prices) => ({
  isHired: isHired(before.journey) && isHired(after.journey),
  days: { before: daysOfService(before.journey), after: daysOfService(after.journey) },
});

const hasExtraToConfirm = (before: readonly SoldExtra[] = [], after: readonly SoldExtra[] = []): boolean =>
  after.some(
    ({ id, quantity, needsApproval }) =>
      needsApproval && quantity > (before.find((one) => one.id === id)?.quantity ?? 0),
  );

function hasNewDoubt(ctx: Context, { before, after }: Prices): boolean {
  if (hasExtraToConfirm(before.journey.extras, after.journey.extras)) return true;
  const known = doubtsAbout(before, ctx.now);
  return doubtsAbout(after, ctx.now).some((doubt) => !known.includes(doubt));
}

/** Whether a driver is free for a trip at short notice; for later ones there is time to find one. */
const isDriverFree = (
  ctx: Context,
  booking: BookingRow,
  { after, change, askFor }: { after: PricedJourney; change: Change; askFor: "hasDrivers" | "takeDrivers" },
): Promise<boolean> =>
  ctx.trips[askFor](
    ctx,
    driversFor(ctx, after, { bookingId: booking.id, legs: concernedLegs(booking, after, change) }),
  );

/** The trips a change concerns: adding a return trip leaves the outbound one alone. */
const concernedLegs = (booking: BookingRow, after: PricedJourney, change: Change) =>
  planTrips(after).slice(addsTrip(booking, after, change) ? 1 : 0);

const addsTrip = (booking: BookingRow, after: PricedJourney, change: Change): boolean =>
  addsReturnOnly(booking, change) && planTrips(after).length > 1;

/** Whether a vehicle could be held for every leg concerned, if its own were released. */
async function isVehicleFree(
  ctx: Context,
  booking: BookingRow,
  change: Change,
  after: PricedJourney,
): Promise<boolean> {
  const spans = concernedLegs(booking, after, change).map(({ busy }) => busy);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return false;
  const { journey, vehicle, classes } = after;
  const party = { vehicleClass: vehicle.vehicleClass, passengers: journey.passengers, bags: journey.bags };
  const taken = await findTakenByOthers(
    ctx.db,
    { from: first.from, to: last.to },
    { bookingId: booking.id, now: ctx.now },
  );
  const fleet = licensedFor(await findFleet(ctx.db), journey.service);
  return vehiclesFreeFor(vehiclesFor(fleet, party, classes), taken, spans) !== undefined;
}
