import { localDateOf } from "#domain/time/local-time.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import type { Conflict, ConflictKind } from "../contract.ts";
import { fullName } from "./describe-trip.ts";

/** A trip and who drives it, as far as it decides whether that can work. */
export type CrewedTrip = {
  readonly trip: {
    readonly id: string;
    readonly state: TripState;
    readonly start: Date;
    readonly end: Date;
    readonly passengers: number;
  };
  readonly crew: {
    readonly driverId: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly driverState: string;
    readonly permitExpiresOn: string;
    readonly plate: string;
    readonly seats: number;
    readonly vehicleState: string;
  };
};

/** What in a day's plan cannot be driven as it stands. What is over cannot be helped any more. */
export function findConflicts(all: readonly CrewedTrip[]): Conflict[] {
  const open = all.filter(({ trip }) => !isOver(trip));
  return [
    ...overlaps(open, "driver_twice", ({ crew }) => crew.driverId, driverName),
    ...overlaps(open, "vehicle_twice", plateOf, plateOf),
    ...where(open, "too_few_seats", plateOf, ({ trip, crew }) => trip.passengers > crew.seats),
    ...where(open, "permit_expired", driverName, ({ trip, crew }) => crew.permitExpiresOn < localDateOf(trip.end)),
    ...where(open, "driver_away", driverName, ({ crew }) => crew.driverState !== "active"),
    ...where(open, "vehicle_away", plateOf, ({ crew }) => crew.vehicleState !== "available"),
  ];
}

const driverName = ({ crew }: CrewedTrip) => fullName(crew);
const plateOf = ({ crew }: CrewedTrip) => crew.plate;

type Naming = (one: CrewedTrip) => string;

const where = (all: readonly CrewedTrip[], kind: ConflictKind, who: Naming, isWrong: (one: CrewedTrip) => boolean) =>
  all.filter(isWrong).map((one): Conflict => ({ kind, who: who(one), trips: [one.trip.id] }));

/** Each trip that starts before the one that ends last of those before it has ended. */
function overlaps(all: readonly CrewedTrip[], kind: ConflictKind, key: Naming, who: Naming): Conflict[] {
  return [...Map.groupBy(all, key).values()].flatMap((group) => {
    const found: Conflict[] = [];
    let longest: CrewedTrip | undefined;
    for (const one of group.toSorted((a, b) => a.trip.start.getTime() - b.trip.start.getTime())) {
      if (longest && one.trip.start < longest.trip.end) {
        found.push({ kind, who: who(one), trips: [longest.trip.id, one.trip.id] });
      }
      if (!longest || one.trip.end > longest.trip.end) longest = one;
    }
    return found;
  });
}
