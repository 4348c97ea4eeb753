import { addsReturnOnly, type Change, isSmallChange, movesVehicle } from "#domain/booking/booking-change.ts";
import {
  type BesideFares,
  type ChangedLegs,
  legPricesOf,
  planLegs,
  stateOfNewTrip,
} from "#domain/booking/change-plan.ts";
import type { PricedJourney } from "#domain/pricing/journey-price.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import { planTrips } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import type { LegRow } from "./cancel-views.ts";
import { hasHold } from "./change-views.ts";
import type { BookingRow } from "./move-store.ts";

export type ChangeOfTrips = {
  readonly change: Change;
  readonly priced: PricedJourney;
  readonly recorded: readonly LegRow[];
  readonly beside: BesideFares;
  /** Whether the price, or its split among the trips, may change. */
  readonly isPriced: boolean;
  /** Whether vehicles must be held that weren’t held before. */
  readonly needsVehicles: boolean;
};

/** Changes a booking’s trips and holds vehicles for the new times instead of the old. */
export async function changeTrips(
  ctx: Context,
  target: BookingRow,
  input: ChangeOfTrips,
): Promise<Result<{ readonly hasVehicles: boolean; readonly addsTripOnly: boolean }, "under_way">> {
  const { change, priced, recorded } = input;
  if (isSmallChange(change) && !input.isPriced) {
    await changeSmall(ctx, target, input);
    return accept({ hasVehicles: true, addsTripOnly: false });
  }
  const planned = planLegs(recorded, planTrips(priced), change);
  if (!planned.ok) return refuse("under_way");
  await writeLegs(ctx, target, input, planned.value);
  const moves = movesVehicle(change) || input.needsVehicles;
  const hasVehicles = !moves || (await moveVehicles(ctx, target, input, planned.value));
  return accept({ hasVehicles, addsTripOnly: addsTripOnly(planned.value.legs, change) });
}

/** Adds a separate return trip and leaves the outbound trip alone. */
const addsTripOnly = (legs: ChangedLegs["legs"], change: Change): boolean =>
  addsReturnOnly({ returnAt: null }, change) && legs.some(({ kind }) => kind === "added" || kind === "reopened");

/** The flight, and the sizes of child seats: all of a small change that a trip has too. */
async function changeSmall(ctx: Context, target: BookingRow, { change, recorded }: ChangeOfTrips): Promise<void> {
  const { childSeatSizes } = change;
  for (const { leg } of recorded.filter((one) => !isOver(one))) {
    const facts = {
      ...(flightKey(leg) in change && { flightNumber: flightOf(target, leg) }),
      ...(childSeatSizes !== undefined && { childSeats: target.childSeats, childSeatSizes }),
    };
    if (Object.keys(facts).length > 0) await ctx.trips.changeTrip(ctx, target.id, leg, facts);
  }
}

/** Each leg has its own flight. */
const flightKey = (leg: number) => (leg === 1 ? "flightNumber" : "returnFlightNumber");
const flightOf = (booking: BookingRow, leg: number): string => booking[flightKey(leg)];

async function writeLegs(ctx: Context, target: BookingRow, input: ChangeOfTrips, { legs, gone }: ChangedLegs) {
  const { priced, beside } = input;
  const numbers = legs.map(({ leg }) => leg);
  const prices = legPricesOf(priced.price, target.totalCents, beside, numbers);
  const state = stateOfNewTrip(target);
  for (const [at, { leg, plan, kind }] of legs.entries()) {
    const priceCents = prices[at] ?? null;
    const facts = {
      pickupLocation: plan.from,
      destination: plan.to,
      pickupAt: plan.pickupAt,
      plannedEnd: plan.end,
      passengers: priced.journey.passengers,
      vehicleClass: priced.vehicle.vehicleClass,
      classes: priced.classes,
      stops: priced.journey.extraStops,
      flightNumber: flightOf(target, leg),
      priceCents,
    };
    if (kind === "added") await ctx.trips.planTrip(ctx, { ...facts, bookingId: target.id, leg, state });
    else if (kind === "over") await ctx.trips.changeTrip(ctx, target.id, leg, { priceCents });
    else await ctx.trips.changeTrip(ctx, target.id, leg, { ...facts, ...loadOf(target, priced) });
  }
  const reopened = legs.filter(({ kind }) => kind === "reopened").map(({ leg }) => leg);
  if (reopened.length > 0) await ctx.trips.reopenTrips(ctx, target.id, { legs: reopened, state });
  const cancelled = gone.map((leg) => ({ leg, fee: 0 }));
  await ctx.trips.cancelTrips(ctx, target.id, { legs: cancelled, code: "OTHER" });
}

/** Bags and seats go along. Seat sizes are a small change that the priced journey may not know. */
const loadOf = ({ childSeats, childSeatSizes }: BookingRow, { journey: { bags } }: PricedJourney) => ({
  bags,
  childSeats,
  childSeatSizes,
});

/** Statuses in which vehicles are held. A booking payable only by card has time to pay but no vehicle. */
const holding: readonly BookingRow["state"][] = ["awaiting_payment", "confirmed", "in_progress"];
const holdsVehicles = ({ state, isTest, isCardOnly }: BookingRow): boolean =>
  holding.includes(state) && !isTest && !(isCardOnly && state === "awaiting_payment");

/** Its vehicles are released and held again in one transaction, so no one can take them in between. */
async function moveVehicles(ctx: Context, target: BookingRow, input: ChangeOfTrips, { legs, gone }: ChangedLegs) {
  if (!holdsVehicles(target)) return true;
  const { priced } = input;
  // Adding a return trip leaves the outbound trip’s vehicle and driver.
  const keepsFirst = addsTripOnly(legs, input.change);
  const moved = legs.filter(({ kind }) => kind !== "over" && (kind !== "planned" || !keepsFirst));
  const open = moved.map(({ leg }) => leg);
  const ahead = moved.filter(({ leg }) => !staysSplit(input, leg));
  const hadVehicle = await hasHold(ctx.db, target.id);
  await ctx.trips.releaseHolds(ctx, target.id, [...open, ...gone]);
  const hasVehicles = await ctx.trips.holdVehicles(ctx, {
    bookingId: target.id,
    legs: ahead.map(({ leg, plan }) => ({ leg, busy: plan.busy })),
    vehicleClass: priced.vehicle.vehicleClass,
    classes: priced.classes,
    service: priced.journey.service,
    passengers: priced.journey.passengers,
    bags: priced.journey.bags,
    until: target.state === "awaiting_payment" ? target.holdUntil : null,
  });
  // If our team finds the vehicle anyway, none was held before either.
  return hasVehicles || !hadVehicle;
}

/** Several vehicles with their own drivers: no single one is held for it. */
const staysSplit = ({ recorded, change }: ChangeOfTrips, leg: number): boolean =>
  change.passengers === undefined &&
  change.bags === undefined &&
  recorded.some((one) => one.leg === leg && one.vehicles > 1);
