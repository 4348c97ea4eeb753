import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { timeOfTrip } from "#domain/trip/time-of-trip.ts";
import type { Context } from "#platform/context.ts";
import { type ChildSeats, describeGate, type TripAtGate } from "./describe-gate.ts";
import {
  countChildSeats,
  findChildSeatsTaken,
  findDriversAway,
  findGateDocuments,
  findGateDrivers,
  findGateRules,
  findGateTrips,
  findGateVehicles,
  findVehiclesAway,
  findVehiclesOverridden,
  findVehiclesTaken,
  findWork,
} from "./views.ts";

export type GateAsked = {
  readonly tripIds: readonly string[];
  readonly driverIds: readonly string[];
  readonly vehicleIds: readonly string[];
  /** Trips that change hands in the same step: their drivers and vehicles are free of them. */
  readonly without?: readonly string[];
  /** As if these trips were to start so many minutes later. */
  readonly minutesLater?: number;
};

/** Long enough to see a whole stretch of work on either side of a trip. */
const hoursAround = 36;

/**
 * Everything the gate must know of these trips, drivers and vehicles, in any pairing: read with the same few questions for
 * one as for hundreds.
 */
export async function loadGate(ctx: Pick<Context, "db" | "now">, asked: GateAsked) {
  const { db, now } = ctx;
  const { driverIds, vehicleIds } = asked;
  const trips = (await findGateTrips(db, asked.tripIds)).map((trip) => laterBy(trip, asked.minutesLater ?? 0));
  const timed = trips.map((trip) => ({ ...trip, busy: timeOfTrip(trip) }));
  const around = spanAround(
    timed.map(({ busy }) => busy),
    now,
  );
  const drivers = await findGateDrivers(db, driverIds);
  const vehicles = await findGateVehicles(db, vehicleIds);
  const providerIds = [...drivers, ...vehicles].flatMap(({ providerId }) => providerId ?? []);
  const facts = {
    documents: await findGateDocuments(db, [...driverIds, ...vehicleIds, ...new Set(providerIds)]),
    work: await findWork(db, driverIds, around),
    driversAway: await findDriversAway(db, driverIds, around),
    vehiclesAway: await findVehiclesAway(db, vehicleIds, around),
    taken: [
      ...(await findVehiclesTaken(db, vehicleIds, { around, now })),
      ...(await findVehiclesOverridden(db, vehicleIds, around)),
    ],
    seats: await childSeatsFor(ctx, timed, around),
    ...(await findGateRules(db)),
  };
  return describeGate({ trips: timed, drivers, vehicles, without: asked.without ?? [] }, facts);
}

export type Gate = Awaited<ReturnType<typeof loadGate>>;

const laterBy = <T extends { readonly start: Date; readonly end: Date }>(trip: T, minutes: number): T => ({
  ...trip,
  start: addMinutes(trip.start, minutes),
  end: addMinutes(trip.end, minutes),
});

function spanAround(spans: readonly Span[], now: Date): Span {
  const from = Math.min(...spans.map((span) => span.from.getTime()));
  const to = Math.max(...spans.map((span) => span.to.getTime()));
  if (spans.length === 0) return { from: now, to: now };
  return { from: addHours(new Date(from), -hoursAround), to: addHours(new Date(to), hoursAround) };
}

/** Asked only where a trip needs one. */
async function childSeatsFor(
  { db }: Pick<Context, "db">,
  trips: readonly TripAtGate[],
  around: Span,
): Promise<ChildSeats> {
  if (trips.every(({ childSeats }) => childSeats === 0)) return { stock: null, taken: [] };
  const stock = await countChildSeats(db);
  return { stock, taken: stock === null ? [] : await findChildSeatsTaken(db, around) };
}
