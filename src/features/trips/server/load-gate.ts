import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { type TimedTrip, timeOfTrip } from "#domain/trip/time-of-trip.ts";
import type { Context } from "#platform/context.ts";
import { readTogether, sentTogether } from "#platform/transaction.ts";
import { type ChildSeats, describeGate, type TripAtGate } from "./describe-gate.ts";
import {
  countChildSeats,
  findChildSeatsTaken,
  findGateDocuments,
  findGateDrivers,
  findGateRules,
  findGateTrips,
  findGateVehicles,
  findWork,
} from "./gate-views.ts";
import { marginHours } from "./time-question-views.ts";
import { findTakenTime } from "./time-views.ts";
import { minutesInPlan, type PlannedCrew, tryPlan } from "./try-plan.ts";

export type GateRequest = {
  readonly tripIds: readonly string[];
  readonly driverIds: readonly string[];
  readonly vehicleIds: readonly string[];
  /** Trips that change crews in the same step: their current drivers and vehicles count as free. */
  readonly without?: readonly string[];
  /** Checks as if these trips started this many minutes later. */
  readonly minutesLater?: number;
  /** A draft plan: these trips count as assigned to the crews it names, or to no one. */
  readonly planned?: readonly PlannedCrew[];
};

/** Long enough to see a whole duty on either side of a trip. */
const hoursAround = 36;

/**
 * Loads everything the gate needs for these trips, drivers and vehicles, in any combination. It takes the
 * same few queries for one trip as for hundreds.
 */
export const loadGate = ({ db, now }: Pick<Context, "db" | "now">, input: GateRequest) =>
  readTogether(db, (one) => readGate({ db: one, now }, input));

/**
 * Sent in one batch: the database itself works out the period around the trips. Only a trip that occupies its
 * driver much longer than its passengers, such as one to a distant place, needs a second read.
 */
async function readGate(ctx: Pick<Context, "db" | "now">, input: GateRequest) {
  const { db, now } = ctx;
  const { driverIds, vehicleIds, planned = [], minutesLater = 0 } = input;
  const tripIds = [...new Set([...input.tripIds, ...planned.map(({ tripId }) => tripId)])];
  const near = { tripIds, minutesLater, from: now, to: now };
  const [result, drivers, vehicles, rules, documents, ...nearby] = await sentTogether([
    findGateTrips(db, tripIds),
    findGateDrivers(db, driverIds),
    findGateVehicles(db, vehicleIds),
    findGateRules(db),
    findGateDocuments(db, [...driverIds, ...vehicleIds]),
    findWork(db, driverIds, near),
    findTakenTime(db, { driverIds, vehicleIds, around: near, now }),
  ]);
  const timed = result.map((trip) => laterBy(trip, minutesLater + minutesInPlan(planned, trip)));
  const around = spanAround(
    timed.map(({ busy }) => busy),
    now,
  );
  // The database does not know the times of a plan that moves trips: it has read around the old ones.
  const shifted = result.map((trip) => laterBy(trip, minutesLater));
  const far = isBeyond(around, shifted) && { tripIds: [], minutesLater: 0, ...around };
  const [work, taken, seats] = await sentTogether([
    far ? findWork(db, driverIds, far) : nearby[0],
    far ? findTakenTime(db, { driverIds, vehicleIds, around: far, now }) : nearby[1],
    childSeatsFor(ctx, timed, around),
  ]);
  const known = { trips: timed, drivers, vehicles, without: input.without ?? [] };
  return describeGate(known, tryPlan({ documents, work, taken, seats, ...rules }, timed, planned));
}

export type Gate = Awaited<ReturnType<typeof loadGate>>;

function laterBy<T extends TimedTrip>(trip: T, movedBy: number) {
  const moved = { ...trip, pickupAt: addMinutes(trip.pickupAt, movedBy), end: addMinutes(trip.end, movedBy) };
  return { ...moved, movedBy, busy: timeOfTrip(moved) };
}

function spanAround(spans: readonly Span[], now: Date): Span {
  const from = Math.min(...spans.map((span) => span.from.getTime()));
  const to = Math.max(...spans.map((span) => span.to.getTime()));
  if (spans.length === 0) return { from: now, to: now };
  return { from: addHours(new Date(from), -hoursAround), to: addHours(new Date(to), hoursAround) };
}

/** Outside the period that was read. */
function isBeyond(around: Span, trips: readonly { readonly pickupAt: Date; readonly end: Date }[]): boolean {
  if (trips.length === 0) return false;
  const start = Math.min(...trips.map((trip) => trip.pickupAt.getTime()));
  const end = Math.max(...trips.map((trip) => trip.end.getTime()));
  return around.from < addHours(new Date(start), -marginHours) || around.to > addHours(new Date(end), marginHours);
}

/** Read only if a trip needs one. */
export async function childSeatsFor(
  { db }: Pick<Context, "db">,
  trips: readonly TripAtGate[],
  around: Span,
): Promise<ChildSeats> {
  if (trips.every(({ childSeats }) => childSeats === 0)) return { stock: null, taken: [] };
  const stock = await countChildSeats(db);
  return { stock, taken: stock === null ? [] : await findChildSeatsTaken(db, around) };
}
