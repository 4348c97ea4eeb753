import { companyRules } from "#domain/company/company-rules.ts";
import { gateReasons } from "#domain/compliance/compliance-gate.ts";
import type { GateReason } from "#domain/compliance/gate-input.ts";
import { locate } from "#domain/geography/locate.ts";
import { type Point, straightKm } from "#domain/geography/measure-road.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { type RescueCrew, rescueChoices } from "#domain/trip/rescue-choice.ts";
import { rescueStart } from "#domain/trip/rescue-start.ts";
import { type Broken, longestWaits, rippleOf } from "#domain/trip/ripple.ts";
import { timeOfTrip } from "#domain/trip/time-of-trip.ts";
import type { Context } from "#platform/context.ts";
import { sentTogether } from "#platform/transaction.ts";
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
import {
  findCrewsOf,
  findRescueDrivers,
  findRescueVehicles,
  findWorkAround,
  type LegTrip,
  type WorkRow,
} from "./rescue-views.ts";

type DriverRow = Awaited<ReturnType<typeof findRescueDrivers>>[number];
type VehicleRow = Awaited<ReturnType<typeof findRescueVehicles>>[number];

/** A driver in a vehicle who could come, before anyone has asked whether they may. */
type Nearby = {
  readonly driver: DriverRow;
  readonly vehicle: VehicleRow;
  readonly known: "position" | "last_trip" | "home";
  readonly from: Point;
  readonly waits: number;
  readonly current: (WorkRow & { readonly kind: "own_group" | "others" | "before" }) | undefined;
  readonly later: readonly WorkRow[];
};

export type WeighedCrew = RescueCrew & {
  readonly driver: DriverRow;
  readonly vehicle: VehicleRow;
  readonly km: number;
  readonly known: Nearby["known"];
  readonly current: Nearby["current"];
  readonly displaced: readonly (WorkRow & { readonly minutesLate: number })[];
};

type Rescue = {
  readonly trip: LegTrip;
  readonly meeting: { readonly text: string; readonly point: Point };
  /** From the meeting point to the end. */
  readonly restMinutes: number;
};

/** As many are measured by road and asked at the gate, the nearest in a straight line first. */
const weighedAtMost = 16;
/** Faster than anyone drives in a straight line: only who can’t be among the first is left out. */
const minutesPerStraightKm = 0.8;
/** Ends this near to each other are one way to go. */
const sameWayKm = 10;

/** Everyone who could take the passengers on, in the order of `rescueChoices`, and how many can’t. */
export async function weighRescues(ctx: Context, rescue: Rescue) {
  const [drivers, vehicles, work, crews] = await sentTogether([
    findRescueDrivers(ctx.db),
    findRescueVehicles(ctx.db),
    findWorkAround(ctx.db, ctx.now),
    findCrewsOf(ctx.db, [rescue.trip.id, ...(rescue.trip.continues ? [rescue.trip.continues] : [])]),
  ]);
  const idle = idleVehicles({ vehicles, work, passengers: rescue.trip.passengers });
  const nearest = drivers
    .flatMap((driver) => nearbyOf(ctx, driver, { rescue, vehicles, work, idle }))
    .filter(({ driver, vehicle }) => !crews.some((one) => one.driverId === driver.id || isBroken(one, vehicle)))
    .map((one) => ({ one, atLeast: one.waits + straightKm(one.from, rescue.meeting.point) * minutesPerStraightKm }))
    .filter(({ atLeast }) => atLeast <= companyRules.relief.latestMinutes)
    .toSorted((a, b) => a.atLeast - b.atLeast)
    .slice(0, weighedAtMost)
    .map(({ one }) => one);
  const weighed = await atTheGate(ctx, rescue, nearest);
  const { passengers, bags } = rescue.trip;
  const choices = rescueChoices(weighed, { passengers, bags });
  const named = new Set(choices.flatMap((choice) => choice.crews.map(({ crew }) => crew.driverId)));
  return { choices, others: drivers.filter(({ id, providerId }) => !providerId && !named.has(id)).length };
}

/** It broke down itself, or is on its way already; one whose driver gave the trip back can come with another. */
const isBroken = (crew: { readonly vehicleId: string | null; readonly state: string }, { id }: VehicleRow): boolean =>
  crew.vehicleId === id && ["accepted", "active", "fulfilled"].includes(crew.state);

type Around = {
  /** Of each owner those that no one has now; an owner without one takes the next. */
  readonly idle: Map<string | null, VehicleRow[]>;
  readonly rescue: Rescue;
  readonly vehicles: readonly VehicleRow[];
  readonly work: readonly WorkRow[];
};

/** A driver with the vehicle they have; with passengers on board, also with the seats that these leave. */
function nearbyOf(ctx: Context, driver: DriverRow, { rescue, vehicles, work, idle }: Around): Nearby[] {
  const trips = work.filter(({ driverId, tripId }) => driverId === driver.id && tripId !== rescue.trip.id);
  const vehicle = vehicleOf(driver, { trips, vehicles }) ?? idle.get(driver.providerId)?.shift();
  if (!vehicle) return [];
  const { latitude, longitude, takenAt } = vehicle;
  const place = latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
  const seen = place && takenAt ? { at: takenAt, place } : undefined;
  const start = rescueStart({ trips, seen, homeArea: driver.homeArea }, ctx.now);
  const from = typeof start.from === "string" ? locate(start.from).place : start.from;
  const isLater = ({ state }: WorkRow) => state === "assigned" || state === "reconfirmed" || state === "offered";
  const ofBoth = work.filter((one) => one.driverId === driver.id || one.vehicleId === vehicle.id);
  const later = [...ofBoth.filter(isLater), ...(start.leaves ? [start.leaves] : [])];
  const { current } = start;
  const afterwards: Nearby[] = from
    ? [
        {
          driver,
          vehicle,
          later,
          from,
          known: start.known,
          waits: start.waits,
          current: current && { ...current, kind: "before" },
        },
      ]
    : [];
  const shared = current?.state === "onboard" ? sharedWith(current, rescue.trip) : undefined;
  if (!current || !shared || !place) return afterwards;
  const now: Nearby = {
    driver,
    vehicle,
    later,
    from: place,
    known: "position",
    waits: 2,
    current: { ...current, kind: shared },
  };
  return [...afterwards, now];
}

/** Free seats beside passengers help only those who go the same way. */
function sharedWith(current: WorkRow, trip: LegTrip): "own_group" | "others" | undefined {
  if (current.bookingId === trip.bookingId) return "own_group";
  const [to, ours] = [locate(current.destination).place, locate(trip.destination).place];
  return to && ours && straightKm(to, ours) <= sameWayKm ? "others" : undefined;
}

/** The smallest that takes everyone first, then the largest of the others. */
function idleVehicles({
  vehicles,
  work,
  passengers,
}: Pick<Around, "vehicles" | "work"> & { readonly passengers: number }) {
  const taken = new Set(work.map(({ vehicleId }) => vehicleId));
  const free = vehicles.filter(({ id, seenWith }) => !taken.has(id) && !seenWith);
  const fits = ({ seats }: VehicleRow) => seats >= passengers;
  return Map.groupBy(
    [...free.filter(fits), ...free.filter((one) => !fits(one)).toReversed()],
    ({ ownerId }) => ownerId,
  );
}

type OwnVehicles = { readonly trips: readonly WorkRow[]; readonly vehicles: readonly VehicleRow[] };

/** The one they are in, had last, have next, or were last seen in. */
function vehicleOf(driver: DriverRow, { trips, vehicles }: OwnVehicles): VehicleRow | undefined {
  const isUnderWay = ({ state }: WorkRow) => !["assigned", "reconfirmed", "completed", "interrupted"].includes(state);
  const driven = [...trips.filter(isUnderWay), ...trips.toReversed()].map(({ vehicleId }) => vehicleId);
  const seen = vehicles.find(({ seenWith }) => seenWith === driver.id)?.id;
  return vehicles.find(({ id }) => id === (driven[0] ?? seen));
}

/** These the choice judges by itself, because a group may go on in several vehicles. */
const judgedElsewhere: readonly GateReason["kind"][] = ["too_few_seats", "too_many_bags"];
const hoursAround = 36;

/** Each as if they took the passengers on when they get there, without the trips they would leave. */
async function atTheGate(ctx: Context, rescue: Rescue, nearest: readonly Nearby[]): Promise<WeighedCrew[]> {
  const { db, now } = ctx;
  const [sold] = await findGateTrips(db, [rescue.trip.id]);
  if (!sold) return [];
  const tried: Tried[] = [];
  for (const [at, one] of nearest.entries()) {
    const { km, minutes } = await ctx.map.driveBetween(one.from, rescue.meeting.point, now);
    const arrives = addMinutes(now, one.waits + Math.ceil(minutes));
    const pickupAt = arrives > rescue.trip.pickupAt ? arrives : rescue.trip.pickupAt;
    const moved = {
      ...sold,
      pickupLocation: rescue.meeting.text,
      pickupAt,
      end: addMinutes(pickupAt, rescue.restMinutes),
    };
    const trip: TripAtGate = { ...moved, id: `rescue ${at}`, movedBy: 0, busy: timeOfTrip(moved) };
    const late = waitsOf(one, trip.busy.to);
    tried.push({ ...one, trip, late, km, minutes: one.waits + Math.ceil(minutes) });
  }
  const leaves = tried.flatMap(leftBy);
  const driverIds = [...new Set(nearest.map(({ driver }) => driver.id))];
  const vehicleIds = [...new Set(nearest.map(({ vehicle }) => vehicle.id))];
  const around = { tripIds: [], minutesLater: 0, from: addHours(now, -hoursAround), to: addHours(now, hoursAround) };
  const trips = tried.map(({ trip }) => trip);
  const [others, drivers, vehicles, rules, documents, work, taken, seats] = await sentTogether([
    findGateTrips(db, leaves),
    findGateDrivers(db, driverIds),
    findGateVehicles(db, vehicleIds),
    findGateRules(db),
    findGateDocuments(db, [...driverIds, ...vehicleIds]),
    findWork(db, driverIds, around),
    findTakenTime(db, { driverIds, vehicleIds, around, now }),
    childSeatsFor(ctx, trips, around),
  ]);
  const passedOn = others.map((trip): TripAtGate => ({ ...trip, movedBy: 0, busy: timeOfTrip(trip) }));
  const facts = { documents, work, taken, seats, ...rules };
  return tried.map((one): WeighedCrew => {
    // Only what this crew leaves: a vehicle that another one would free is not free for them.
    const without = [rescue.trip.id, ...leftBy(one)];
    const own = passedOn.filter(({ id }) => without.includes(id));
    const gate = describeGate({ trips: [one.trip, ...own], drivers, vehicles, without }, facts);
    const input = gate.inputFor(one.trip.id, one.driver.id, one.vehicle.id);
    const reasons = input ? gateReasons(input).filter(({ kind }) => !judgedElsewhere.includes(kind)) : undefined;
    return weighed(one, reasons?.length === 0 && one.minutes <= companyRules.relief.latestMinutes);
  });
}

type Tried = Nearby & {
  readonly trip: TripAtGate;
  readonly late: readonly Broken[];
  readonly km: number;
  readonly minutes: number;
};

const leftBy = ({ late, current }: Pick<Tried, "late" | "current">): readonly string[] => [
  ...late.map(({ id }) => id),
  ...(current ? [current.tripId] : []),
];

/** Their later trips that this one reaches, and one whose pickup they turn away from. */
function waitsOf({ later, driver, vehicle }: Nearby, until: Date): readonly Broken[] {
  const timed = (of: (row: WorkRow) => boolean) =>
    later.filter(of).map(({ tripId: id, takenFrom, takenTo }) => ({ id, from: takenFrom, to: takenTo }));
  return longestWaits(
    rippleOf(
      until,
      timed(({ driverId }) => driverId === driver.id),
    ),
    rippleOf(
      until,
      timed(({ vehicleId }) => vehicleId === vehicle.id),
    ),
  );
}

function weighed(one: Tried, may: boolean): WeighedCrew {
  const { driver, vehicle, known, km, minutes, current, later, late } = one;
  const shares = current && current.kind !== "before" ? current : undefined;
  const displaced = later.flatMap((row) => {
    const wait = late.find(({ id }) => id === row.tripId);
    return wait ? [{ ...row, minutesLate: wait.minutesLate }] : [];
  });
  return {
    driver,
    vehicle,
    known,
    km,
    minutes,
    current,
    displaced,
    driverId: driver.id,
    vehicleId: vehicle.id,
    isProvider: driver.providerId !== null,
    seats: vehicle.seats - (shares?.passengers ?? 0),
    bags: vehicle.bags - (shares?.bags ?? 0),
    isBarred: !may,
    displaces: displaced.length,
    aboard: current && current.kind !== "before" ? current.kind : "no_one",
  };
}
