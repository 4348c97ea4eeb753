import type { GateReasonKind } from "#domain/compliance/gate-input.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import type { BoardDay, BoardTrip } from "./contract.ts";
import type { WeekTrip } from "./week-contract.ts";

export type ConflictKind =
  | "driver_twice"
  | "vehicle_twice"
  | "too_few_seats"
  | "documents_expire"
  | "driver_away"
  | "vehicle_away";

/** A part of the plan that can’t be driven as it is. `who` is the driver or number plate. */
export type Conflict = { readonly kind: ConflictKind; readonly who: string; readonly trips: readonly string[] };

/** A day’s or a week’s plan. */
type Planned = Pick<BoardDay, "drivers" | "vehicles"> & { readonly trips: readonly (BoardTrip | WeekTrip)[] };
type Crewed = WeekTrip & {
  readonly driver: NonNullable<WeekTrip["driver"]>;
  readonly vehicle: NonNullable<WeekTrip["vehicle"]>;
};

/** The reasons someone overrides by assigning anyway, in the words of the gate. */
const decidedAs: Readonly<Record<ConflictKind, readonly GateReasonKind[]>> = {
  driver_twice: ["driver_busy"],
  vehicle_twice: ["vehicle_busy"],
  too_few_seats: ["too_few_seats"],
  documents_expire: ["document_expires"],
  driver_away: ["driver_not_active", "driver_away"],
  vehicle_away: ["vehicle_not_available", "vehicle_away"],
};

/**
 * The conflicts of a day’s or week’s plan. What is over can’t be helped, and what someone overrode is in the trip’s
 * record.
 */
export function findConflicts({ trips, drivers, vehicles }: Planned): Conflict[] {
  const open = trips.filter((trip): trip is Crewed => trip.driver !== null && trip.vehicle !== null && !isOver(trip));
  const driverOf = new Map(drivers.map((driver) => [driver.id, driver]));
  const vehicleOf = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const driver = (trip: Crewed) => driverOf.get(trip.driver.id);
  const vehicle = (trip: Crewed) => vehicleOf.get(trip.vehicle.id);
  return [
    ...overlaps(open, "driver_twice", (trip) => trip.driver.id, driverName),
    ...overlaps(open, "vehicle_twice", plateOf, plateOf),
    ...where(open, "too_few_seats", plateOf, (trip) => trip.passengers > trip.vehicle.seats),
    ...where(
      open,
      "documents_expire",
      driverName,
      (trip) => endsBefore(driver(trip)?.documents_until, trip),
      (trip) => driver(trip)?.documents_until,
    ),
    ...where(
      open,
      "documents_expire",
      plateOf,
      (trip) => endsBefore(vehicle(trip)?.documents_until, trip),
      (trip) => vehicle(trip)?.documents_until,
    ),
    ...where(
      open,
      "driver_away",
      driverName,
      (trip) => driver(trip)?.is_away === true || isDuring(trip, driver(trip)?.absences),
    ),
    ...where(
      open,
      "vehicle_away",
      plateOf,
      (trip) => isNot("available", vehicle(trip)?.state) || isDuring(trip, vehicle(trip)?.absences),
    ),
  ];
}

const driverName = ({ driver }: Crewed) => driver.name;
const plateOf = ({ vehicle }: Crewed) => vehicle.plate;

const endsBefore = (until: string | null | undefined, { ends_at }: Crewed) =>
  typeof until === "string" && until < localDateOf(new Date(ends_at));

const isNot = (request: string, state: string | undefined) => state !== undefined && state !== request;

type Span = { readonly from: string; readonly to: string };
const isDuring = ({ pickup_at, ends_at }: Crewed, spans: readonly Span[] = []) =>
  spans.some(({ from, to }) => from < ends_at && pickup_at < to);

type Naming = (trip: Crewed) => string;

const where = (
  all: readonly Crewed[],
  kind: ConflictKind,
  who: Naming,
  isWrong: (trip: Crewed) => boolean,
  lastDay: (trip: Crewed) => string | null | undefined = () => undefined,
) =>
  all
    .filter((trip) => isWrong(trip) && !isDecided(trip, kind, who(trip), lastDay(trip)))
    .map((trip): Conflict => ({ kind, who: who(trip), trips: [trip.id] }));

/** A document that ends earlier than was known then is decided again. */
const isDecided = (trip: Crewed, kind: ConflictKind, who: string, lastDay?: string | null) =>
  trip.decided.some(
    (one) =>
      one.who === who &&
      decidedAs[kind].some((known) => known === one.kind) &&
      (!one.date || !lastDay || one.date <= lastDay),
  );

/** Each trip that starts before an earlier one has ended. */
function overlaps(all: readonly Crewed[], kind: ConflictKind, key: Naming, who: Naming): Conflict[] {
  return [...Map.groupBy(all, key).values()].flatMap((group) => {
    const conflicts: Conflict[] = [];
    let longest: Crewed | undefined;
    for (const trip of group.toSorted((a, b) => a.pickup_at.localeCompare(b.pickup_at))) {
      const isKnown = [longest, trip].some((one) => one && isDecided(one, kind, who(trip)));
      if (longest && trip.pickup_at < longest.ends_at && !isKnown) {
        conflicts.push({ kind, who: who(trip), trips: [longest.id, trip.id] });
      }
      if (!longest || trip.ends_at > longest.ends_at) longest = trip;
    }
    return conflicts;
  });
}
