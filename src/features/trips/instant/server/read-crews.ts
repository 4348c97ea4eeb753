import type { ChildSeatSizes } from "#domain/booking/child-seats.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { timeOfTrip } from "#domain/trip/time-of-trip.ts";
import type { PlannedLeg } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import { readTogether, sentTogether } from "#platform/transaction.ts";
import { describeGate, type TripAtGate } from "../../server/describe-gate.ts";
import {
  findGateDocuments,
  findGateDrivers,
  findGateRules,
  findGateTrips,
  findGateVehicles,
  findWork,
} from "../../server/gate-views.ts";
import { childSeatsFor } from "../../server/load-gate.ts";
import { findTakenTime } from "../../server/time-views.ts";
import { findActiveDrivers, findUndriven, findVehiclesFor, type PartyRequest, type UndrivenRow } from "./views.ts";

/** Trips that a customer wants to buy: not saved yet, or without their held vehicle. */
export type DriversRequest = PartyRequest & {
  /** Null for a new booking. */
  readonly bookingId: string | null;
  readonly service: ServiceOptionId;
  readonly offer: string | null;
  readonly returnAt: Date | null;
  readonly hireUnit: "half_day" | "full_day" | null;
  readonly childSeats: number;
  readonly childSeatSizes: ChildSeatSizes;
  readonly isGuided: boolean;
  readonly legs: readonly PlannedLeg[];
};

/** Long enough to see a whole duty on either side. */
const hoursAround = 36;

/** Reads at once everything that decides whether a driver is free for trips that are not saved yet. */
export const readCrews = (ctx: Context, wish: DriversRequest) =>
  readTogether(ctx.db, (db) => readOn({ db, now: ctx.now }, wish));

export type CrewsRead = Awaited<ReturnType<typeof readCrews>>;

async function readOn(ctx: Pick<Context, "db" | "now">, wish: DriversRequest) {
  const { db, now } = ctx;
  const request = wish.legs.map((leg) => imagined(wish, leg));
  const around = spanAround(request);
  // Trips without a driver are read before crews: a trip that is assigned in between counts twice, never not
  // at all.
  const [undriven, drivers, vehicles] = await sentTogether([
    findUndriven(db, around, { now, except: wish.bookingId }),
    findActiveDrivers(db),
    findVehiclesFor(db, wish),
  ]);
  const driverIds = drivers.map(({ id }) => id);
  const kept = undriven.flatMap(({ vehicleId }) => vehicleId ?? []);
  const vehicleIds = [...new Set([...vehicles.map(({ id }) => id), ...kept])];
  const time = { tripIds: [], minutesLater: 0, ...around };
  const [known, ofDrivers, ofVehicles, rules, documents, work, taken, seats] = await sentTogether([
    findGateTrips(
      db,
      undriven.flatMap(({ tripId }) => tripId ?? []),
    ),
    findGateDrivers(db, driverIds),
    findGateVehicles(db, vehicleIds),
    findGateRules(db),
    findGateDocuments(db, [...driverIds, ...vehicleIds]),
    findWork(db, driverIds, time),
    findTakenTime(db, { driverIds, vehicleIds, around: time, now }),
    childSeatsFor(ctx, request, around),
  ]);
  const others = undriven.flatMap((row) => {
    const match = known.find(({ id }) => id === row.tripId);
    if (row.tripId !== null && !match) return [];
    const trip = match ? { ...match, movedBy: 0, busy: timeOfTrip(match) } : quoted(row);
    return [{ trip, vehicleId: row.vehicleId ?? vehicles[0]?.id ?? null }];
  });
  const trips = [...request, ...others.map(({ trip }) => trip)];
  const facts = { documents, work, taken, seats, ...rules };
  const gate = describeGate({ trips, drivers: ofDrivers, vehicles: ofVehicles, without: [] }, facts);
  return { requested: request, others, drivers, vehicles, gate, rules: rules.rules };
}

function spanAround(trips: readonly TripAtGate[]): Span {
  const from = Math.min(...trips.map(({ busy }) => busy.from.getTime()));
  const to = Math.max(...trips.map(({ busy }) => busy.to.getTime()));
  return { from: addHours(new Date(from), -hoursAround), to: addHours(new Date(to), hoursAround) };
}

/** A trip as it will be saved. */
const imagined = (wish: DriversRequest, leg: PlannedLeg): TripAtGate => ({
  id: `leg ${leg.leg}`,
  bookingId: wish.bookingId ?? "",
  leg: leg.leg,
  state: "unassigned",
  service: wish.service,
  offer: wish.offer,
  returnAt: wish.returnAt,
  hireUnit: wish.hireUnit,
  pickupLocation: leg.from,
  destination: leg.to,
  pickupAt: leg.pickupAt,
  end: leg.end,
  busy: leg.busy,
  movedBy: 0,
  passengers: wish.passengers,
  priceCents: null,
  bags: wish.bags,
  childSeats: wish.childSeats,
  childSeatSizes: wish.childSeatSizes,
  isGuided: wish.isGuided,
});

/** For an open quote we only know the time for which its vehicle is held. */
const quoted = ({ from, to, vehicleId }: UndrivenRow): TripAtGate => ({
  id: `quote ${vehicleId} ${from.toISOString()}`,
  bookingId: "",
  leg: 0,
  state: "planned",
  service: "custom",
  offer: null,
  returnAt: null,
  hireUnit: null,
  pickupLocation: "",
  destination: "",
  pickupAt: from,
  end: to,
  busy: { from, to },
  movedBy: 0,
  passengers: 1,
  priceCents: null,
  bags: 0,
  childSeats: 0,
  childSeatSizes: {},
  isGuided: false,
});
