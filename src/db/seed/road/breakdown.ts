import type { tripMoves } from "#db/schema/trips.ts";
import { planRelief, whereItStopped } from "#domain/drive/relief.ts";
import { addMinutes, hoursBetween, localDateOf } from "#domain/time/local-time.ts";
import type { Booked } from "../bookings.ts";
import type { VehicleRow } from "../fleet.ts";
import type { Operations } from "../operations.ts";
import type { DriverRow } from "../people/drivers.ts";
import { demoCustomer } from "../people/people.ts";
import { isOnShift, worksOn, workWeeks } from "../people/work-weeks.ts";
import { random } from "../random.ts";
import { isThere, mayDrive, rank } from "../schedule.ts";
import type { SeedClock } from "../seed-clock.ts";
import type { AssignmentRow, TripRow } from "../trips.ts";

type Staff = {
  readonly clock: SeedClock;
  readonly drivers: readonly DriverRow[];
  readonly vehicles: readonly VehicleRow[];
};
type Driven = { readonly booked: Booked; readonly trip: TripRow; readonly assignment: AssignmentRow };
type Relief = { readonly trip: TripRow; readonly assignment: AssignmentRow };
export type Broken = Operations & { readonly tripMoves: readonly (typeof tripMoves.$inferInsert)[] };

/** Late enough to be remembered, and closed by no one yet. */
const days = { from: -6, to: -2 } as const;
/** How much of the drive was done. */
const doneShare = 0.4;
const shortestHours = 0.4;
const where = "N2 outbound, at the Borcherds Quarry off-ramp";
const ownSources: readonly string[] = ["website", "phone", "whatsapp"];

/**
 * On one of the last days a vehicle of our own broke down with its guests on board, and another driver took them on. Of what
 * was drawn for the demo nothing else changes.
 */
export function withBreakdown(all: Operations, staff: Staff): Broken {
  const luck = random("breakdown");
  for (const driven of candidates(all, staff)) {
    const { trip, booked } = driven;
    const stoppedAt = addMinutes(trip.pickupAt, Math.round(60 * doneShare * lengthOf(trip)));
    const plan = planRelief(
      { pickupAt: trip.pickupAt, end: trip.plannedEnd, boardedAt: null, stoppedAt, roadMinutes: null },
      stoppedAt,
    );
    const crew = crewFor(driven, plan, { ...staff, dispatched: all.dispatched });
    if (!crew || plan.end >= staff.clock.at(-1)) continue;
    const first = Math.round((trip.priceCents ?? 0) * plan.drivenShare);
    const broken: TripRow = { ...trip, state: "interrupted", priceCents: first };
    const relief = reliefOf(driven, { ...plan, stoppedAt, priceCents: (trip.priceCents ?? 0) - first, crew });
    const ended = endedAt(booked, plan.end);
    return {
      booked: all.booked.map((one) => (one === booked ? ended : one)),
      dispatched: [
        ...all.dispatched.map((one) => (one.trip === trip ? { ...one, trip: broken } : one)),
        { ...relief, hold: null },
      ],
      tripMoves: [
        {
          id: luck.id(stoppedAt),
          tripId: trip.id,
          fromState: "onboard",
          toState: "interrupted",
          actor: "driver",
          reason: "The engine overheated",
          createdAt: stoppedAt,
        },
      ],
    };
  }
  return { ...all, tripMoves: [] };
}

const lengthOf = ({ pickupAt, plannedEnd }: TripRow): number => hoursBetween(pickupAt, plannedEnd);

/** Drives of our own customers by our own drivers that were one way and took a while, the latest first. */
function candidates({ booked, dispatched }: Operations, { clock, drivers }: Staff): Driven[] {
  const [demoDriver, ...others] = drivers;
  const own = new Set(others.filter(({ providerId }) => !providerId).map(({ id }) => id));
  const tripsOf = Map.groupBy(dispatched, ({ trip }) => trip.bookingId);
  return booked
    .flatMap((one): Driven[] => {
      const [only, ...more] = tripsOf.get(one.row.id) ?? [];
      if (!only?.assignment || more.length > 0 || !isOurs(one)) return [];
      const { trip, assignment } = only;
      const day = clock.dayOf(trip.pickupAt);
      const isRecent = day >= days.from && day <= days.to && trip.state === "completed";
      const isOwn = assignment.driverId !== demoDriver?.id && own.has(assignment.driverId ?? "");
      return isRecent && isOwn && lengthOf(trip) >= shortestHours && lengthOf(trip) <= 3
        ? [{ booked: one, trip, assignment }]
        : [];
    })
    .toSorted((a, b) => b.trip.pickupAt.getTime() - a.trip.pickupAt.getTime());
}

/** Of no partner and of no demo account: what they are shown and paid stays as it is. */
const isOurs = ({ row }: Booked): boolean =>
  row.state === "completed" &&
  ownSources.includes(row.source ?? "") &&
  !row.partnerId &&
  !row.organisationId &&
  !row.affiliateId &&
  row.email !== demoCustomer.email &&
  row.totalCents === row.paidCents;

type Span = { readonly pickupAt: Date; readonly end: Date };
type Crew = { readonly driver: DriverRow; readonly vehicle: VehicleRow; readonly busy: string };

/** Someone at work that day, in a vehicle that takes them all, both with nothing else to do. */
function crewFor({ trip, assignment }: Driven, plan: Span, staff: Staff & Pick<Operations, "dispatched">) {
  const { clock, drivers, vehicles, dispatched } = staff;
  const busy = { from: addMinutes(plan.pickupAt, -20), to: addMinutes(plan.end, 20) };
  const text = `["${busy.from.toISOString()}","${busy.to.toISOString()}")`;
  const taken = dispatched.flatMap((one) => one.assignment ?? []).filter((one) => overlaps(one.busy, busy));
  const isFree = (id: string) => taken.every(({ driverId, vehicleId }) => driverId !== id && vehicleId !== id);
  const weeks = workWeeks(drivers, clock);
  const day = clock.dayOf(plan.pickupAt);
  const atWork = drivers.filter(
    (one) =>
      !one.providerId &&
      one.id !== drivers[0]?.id &&
      one.id !== assignment.driverId &&
      one.permitExpiresOn >= localDateOf(plan.end) &&
      isThere(one.state === "on_leave", busy, clock) &&
      worksOn(weeks.get(one.id), clock, day) &&
      isOnShift(weeks.get(one.id), plan) &&
      isFree(one.id),
  );
  for (const vehicle of vehicles) {
    const fits =
      !vehicle.ownerId && rank(vehicle.vehicleClass) >= rank(trip.vehicleClass) && vehicle.seats >= trip.passengers;
    const isHere = isThere(vehicle.state === "maintenance", busy, clock) && vehicle.id !== assignment.vehicleId;
    const driver = atWork.find((one) => mayDrive(one.licenceCode, vehicle.vehicleClass));
    if (fits && isHere && isFree(vehicle.id) && driver) return { driver, vehicle, busy: text } satisfies Crew;
  }
  return undefined;
}

/** As the database writes a range. */
function overlaps(range: string, { from, to }: { readonly from: Date; readonly to: Date }): boolean {
  const [starts = "", ends = ""] = range.match(/[0-9T:.-]+Z/g) ?? [];
  return new Date(starts) < to && new Date(ends) > from;
}

type Planned = Span & { readonly stoppedAt: Date; readonly priceCents: number; readonly crew: Crew };

function reliefOf({ trip }: Driven, { pickupAt, end, stoppedAt, priceCents, crew }: Planned): Relief {
  const luck = random("relief");
  const id = luck.id(stoppedAt);
  const createdAt = addMinutes(stoppedAt, 4);
  return {
    trip: {
      ...trip,
      id,
      part: 2,
      splitFrom: trip.id,
      continues: trip.id,
      state: "completed",
      pickupLocation: whereItStopped({ words: where, point: null, destination: trip.destination }),
      pickupAt,
      plannedEnd: end,
      flightNumber: "",
      priceCents,
      createdAt: stoppedAt,
    },
    assignment: {
      id: luck.id(createdAt),
      tripId: id,
      driverId: crew.driver.id,
      vehicleId: crew.vehicle.id,
      state: "fulfilled",
      busy: crew.busy,
      createdAt,
    },
  };
}

/** The booking is completed with the last drop-off. */
function endedAt(booked: Booked, at: Date): Booked {
  const id = random("relieved").id(at);
  const moves = booked.moves.map((move) => (move.toState === "completed" ? { ...move, id, createdAt: at } : move));
  return { ...booked, row: { ...booked.row, updatedAt: at }, moves };
}
