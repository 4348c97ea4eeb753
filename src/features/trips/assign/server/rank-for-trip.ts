import { companyRules } from "#domain/company/company-rules.ts";
import { gateReasons } from "#domain/compliance/compliance-gate.ts";
import type { GateInput, GateReason } from "#domain/compliance/gate-input.ts";
import { mondayOf } from "#domain/driver/weekly-shifts.ts";
import { addDays, addHours, hoursBetween, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { type CandidateFacts, oversize, rankCandidates, scoreOf } from "#domain/trip/rank-candidates.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { TripAtGate } from "../../server/describe-gate.ts";
import { type Gate, loadGate } from "../../server/load-gate.ts";
import { findPayRules, findTaxed } from "../../server/pay-views.ts";
import type { PlannedCrew } from "../../server/try-plan.ts";
import { findReservedVehicle } from "../../server/views.ts";
import type { assignContract } from "../contract.ts";
import {
  findCashAround,
  findDriverStars,
  findHoursWithin,
  findKmCosts,
  findOfferRules,
  findPossibleDrivers,
  findPossibleVehicles,
  findShifts,
} from "./views.ts";
import { factsOf, type Known } from "./weigh-candidate.ts";

export type RankRequest = ParsedOf<typeof assignContract.candidatesForTrip> & {
  /** Drivers who cannot get there in time. */
  readonly late?: { readonly driverId: string; readonly vehicleId: string };
};

export type RankedDriver = {
  readonly name: string;
  readonly driver: { readonly id: string; readonly providerId: string | null };
  readonly choice: Choice;
  readonly facts: CandidateFacts;
  readonly oversize: number;
  readonly reasons: readonly GateReason[];
  readonly score: number;
};

export type RankedForTrip = {
  readonly gate: Gate;
  readonly trip: TripAtGate;
  readonly drivers: readonly RankedDriver[];
  readonly known: Known;
};

/** All our drivers, the best for this trip first, each with a suitable vehicle. Undefined if there is no such trip. */
export async function rankForTrip(
  ctx: Context,
  { trip_id: tripId, late, planned: tried = [] }: RankRequest,
): Promise<RankedForTrip | undefined> {
  const drivers = (await findPossibleDrivers(ctx.db)).filter(({ id }) => id !== late?.driverId);
  const vehicles = (await findPossibleVehicles(ctx.db)).filter(({ id }) => id !== late?.vehicleId);
  const driverIds = drivers.map(({ id }) => id);
  const vehicleIds = vehicles.map(({ id }) => id);
  const planned = tried.map(asPlanned);
  const gate = await loadGate(ctx, { tripIds: [tripId], driverIds, vehicleIds, planned });
  const trip = gate.trips.get(tripId);
  if (!trip) return undefined;

  const known = await readFacts(ctx, trip, { driverIds, vehicleIds, gate, planned });
  const reserved = vehicleIds.find((id) => id === known.reserved);
  const order = vehicleOrder(gate, trip, { vehicles, reserved });
  const matches = drivers.flatMap((driver): RankedDriver[] => {
    const inOrder = order(driver.providerId);
    const tried = [...drivenAround(gate, driver.id, inOrder), ...inOrder];
    const choice = chooseVehicle(gate, { tripId, driverId: driver.id, vehicleIds: [...new Set(tried)] });
    if (!choice) return [];
    const facts = factsOf(gate, { trip, driver, vehicleId: choice.vehicleId, known });
    const name = gate.drivers.get(driver.id)?.name ?? "";
    const size = oversize(gate.vehicles.get(choice.vehicleId)?.vehicleClass, trip.vehicleClass, gate.classes);
    return [{ name, driver, choice, facts, oversize: size, reasons: choice.reasons, score: scoreOf(facts) }];
  });
  return { gate, trip, drivers: rankCandidates(matches), known };
}

const asPlanned = (crew: NonNullable<RankRequest["planned"]>[number]): PlannedCrew => ({
  tripId: crew.trip_id,
  driverId: crew.driver_id,
  vehicleId: crew.vehicle_id,
  pickupAt: crew.pickup_at === undefined ? undefined : new Date(crew.pickup_at),
});

/** The hours that the plan adds to each driver’s week. */
const hoursInPlan = (gate: Gate, planned: readonly PlannedCrew[], { from, to }: Span) =>
  planned.flatMap(({ tripId, driverId }) => {
    const trip = gate.trips.get(tripId);
    const counts = trip && driverId && trip.pickupAt >= from && trip.pickupAt < to;
    return counts ? [{ driverId, hours: hoursBetween(trip.pickupAt, trip.end) }] : [];
  });

type Considered = {
  readonly driverIds: readonly string[];
  readonly vehicleIds: readonly string[];
  readonly gate: Gate;
  readonly planned: readonly PlannedCrew[];
};

async function readFacts(
  { db, now }: Context,
  trip: TripAtGate,
  { driverIds, vehicleIds, gate, planned }: Considered,
): Promise<Known> {
  const shifts = await findShifts(db, driverIds);
  const week = weekOf(trip.pickupAt);
  const ids = planned.map((crew) => crew.tripId);
  const hours = [...(await findHoursWithin(db, driverIds, week, ids)), ...hoursInPlan(gate, planned, week)];
  const costs = await findKmCosts(db, vehicleIds, addDays(localDateOf(now), -365));
  return {
    offers: await findOfferRules(db),
    cash: await findCashAround(db, trip.id, driverIds),
    payRules: await findPayRules(db),
    taxed: await findTaxed(db, trip.bookingId),
    stars: await findDriverStars(db, addHours(now, -24 * companyRules.ratings.countDays)),
    reserved: await findReservedVehicle(db, trip.bookingId, trip.leg),
    shiftsOf: Map.groupBy(shifts, ({ driverId }) => driverId),
    hoursOf: new Map(
      [...Map.groupBy(hours, ({ driverId }) => driverId)].map(([id, rows]) => [
        id,
        rows.reduce((sum, row) => sum + row.hours, 0),
      ]),
    ),
    costOf: new Map(costs.flatMap(({ vehicleId, cents, km }) => (km > 0 ? [[vehicleId, cents / km] as const] : []))),
  };
}

/** Monday to Monday. */
function weekOf(moment: Date): Span {
  const monday = mondayOf(localDateOf(moment));
  const midnight = localTime("00:00");
  return { from: momentOf(monday, midnight), to: momentOf(addDays(monday, 7), midnight) };
}

/** Vehicles the driver uses around that time anyway. Vehicles of another owner don’t count. */
const drivenAround = (gate: Gate, driverId: string, possible: readonly string[]): readonly string[] =>
  (gate.workOf.get(driverId) ?? []).flatMap(({ vehicleId }) =>
    vehicleId && possible.includes(vehicleId) ? [vehicleId] : [],
  );

type Vehicles = Awaited<ReturnType<typeof findPossibleVehicles>>;

/**
 * The sold vehicle first, then free ones that are large enough, smallest first. A provider’s drivers use its
 * own vehicles.
 */
function vehicleOrder(
  gate: Gate,
  trip: TripAtGate,
  { vehicles, reserved }: { vehicles: Vehicles; reserved?: string | undefined },
) {
  const isFree = (id: string) => !gate.isTaken(id, trip);
  const fits = vehicles.filter(({ seats }) => seats >= trip.passengers);
  const ordered = [...fits.filter(({ id }) => isFree(id)), ...fits.filter(({ id }) => !isFree(id)), ...vehicles];
  const of = (ownerId: string | null) => ordered.filter((one) => one.ownerId === ownerId).map(({ id }) => id);
  const groups = new Map<string | null, readonly string[]>();
  const groupOf = (ownerId: string | null) => {
    const group = groups.get(ownerId) ?? of(ownerId);
    groups.set(ownerId, group);
    return group;
  };
  return (providerId: string | null): readonly string[] => {
    const own = groupOf(providerId);
    if (providerId && own.length > 0) return own;
    // A sold vehicle may be a provider’s, and then its own drivers bring it.
    const ours = groupOf(null);
    return [...ours.filter((id) => id === reserved), ...ours];
  };
}

type Choice = { readonly vehicleId: string; readonly input: GateInput; readonly reasons: readonly GateReason[] };

/** At most this many vehicles are tried for a driver, the likeliest first. */
const triesAtMost = 6;

/** The first of these vehicles that the driver may drive, or the one with the fewest objections. */
function chooseVehicle(
  gate: Gate,
  request: { readonly tripId: string; readonly driverId: string; readonly vehicleIds: readonly string[] },
): Choice | undefined {
  let best: Choice | undefined;
  for (const vehicleId of request.vehicleIds.slice(0, triesAtMost)) {
    const input = gate.inputFor(request.tripId, request.driverId, vehicleId);
    if (!input) continue;
    const reasons = gateReasons(input);
    if (!best || reasons.length < best.reasons.length) best = { vehicleId, input, reasons };
    if (reasons.length === 0) return best;
  }
  return best;
}
