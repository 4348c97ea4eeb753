import type { Ride, RoutingProblem, ShiftVehicle, Window } from "../routing/routing-problem.ts";
import { canFollow, kmBetween, minutesTo, trafficAfter } from "./day-legs.ts";
import type { DayCrew, DayTrip, RoutingDay } from "./routing-day.ts";

/** Extra minutes that a trip may need: how much later it ends, and how much longer the way to the next may take. */
export type Delays = {
  readonly endsLater: (trip: DayTrip) => number;
  readonly longerDrive: number;
};
const onTime: Delays = { endsLater: () => 0, longerDrive: 1 };

/** No one drives that long: a way of so many minutes is none. */
const noWay = 100_000;
const wholeTime: Window = { from: -noWay, until: noWay };

/** To leave a trip out is dearer than any route; to leave one without its driver dearer still. */
const leftOutCents = { open: 10_000_000, assigned: 100_000_000, frozen: 1_000_000_000 } as const;

/**
 * The day in the words of the engine. A pickup has its minute; by the roads it may be some minutes late, at a cost. Two trips
 * that dispatch wouldn’t give to one driver have no way between them. The way from home and back counts as kilometres but
 * not as duty, which begins with the first pickup: the same for the rule on who may drive.
 */
export function problemOf(day: RoutingDay, delays: Delays = onTime): RoutingProblem {
  const crews = crewsInUse(day);
  const known = new Set(crews.map(({ id }) => id));
  const trips = day.trips.filter((trip) => takesPart(trip, known));
  const homes = [...new Set(crews.map(({ home }) => home))];
  const places = [...trips.flatMap(({ from, to }) => [from, to]), ...homes];
  const tables = tablesOf(day, { trips, places }, delays);
  return {
    places: places.length,
    ...tables,
    rides: trips.map((trip, at) => rideOf(day, besideFrozen(day, trip), at)),
    vehicles: crews.map((crew) => vehicleOf(day, crew, 2 * trips.length + homes.indexOf(crew.home))),
  };
}

/** Those chosen, and those who have a frozen trip that others must be planned around. */
export const crewsInUse = ({ crews }: RoutingDay): readonly DayCrew[] => crews.filter(({ isChosen }) => isChosen);

/** A frozen trip of someone who was not chosen is only in the way: the gate says so. */
export const takesPart = ({ frozen, crew }: DayTrip, crews: ReadonlySet<string>): boolean =>
  frozen === null || (crew !== null && crews.has(crew));

/** A crew whose trips that stay leave no time for a trip may not drive it, so that nothing pushes out what stays. */
function besideFrozen(day: RoutingDay, trip: DayTrip): DayTrip {
  const isFree = (crew: string) =>
    day.trips.every(
      (other) =>
        other.frozen === null || other.crew !== crew || canFollow(day, trip, other) || canFollow(day, other, trip),
    );
  return trip.frozen ? trip : { ...trip, mayDrive: trip.mayDrive.filter(isFree) };
}

function tablesOf(
  day: RoutingDay,
  { trips, places }: { trips: readonly DayTrip[]; places: readonly number[] },
  { endsLater, longerDrive }: Delays,
) {
  const count = places.length;
  const km = new Float64Array(count * count);
  const minutes = new Float64Array(count * count).fill(noWay);
  for (const [row, from] of places.entries())
    for (const [column, to] of places.entries()) km[row * count + column] = kmBetween(day, from, to);
  for (const [at, trip] of trips.entries()) {
    const [pickup, dropOff] = [2 * at, 2 * at + 1];
    minutes[pickup * count + dropOff] = trip.endsAt - trip.pickupAt;
    km[pickup * count + dropOff] = trip.km;
    const [traffic, later] = [trafficAfter(day, trip), endsLater(trip)];
    for (const [other, next] of trips.entries())
      if (other !== at && canFollow(day, trip, next))
        minutes[dropOff * count + 2 * other] = minutesTo(day, trip, next, traffic) * longerDrive + later;
    for (let home = 2 * trips.length; home < count; home++) {
      minutes[home * count + pickup] = 0;
      minutes[dropOff * count + home] = 0;
    }
  }
  return { km, minutes };
}

function rideOf({ costs }: RoutingDay, trip: DayTrip, at: number): Ride {
  const { id, pickupAt, seats, bags, needs, frozen, crew, mayDrive } = trip;
  return {
    id,
    pickup: {
      place: 2 * at,
      window: { from: pickupAt, until: pickupAt },
      minutes: 0,
      lateUntil: pickupAt + costs.lateMinutesAtMost,
    },
    dropOff: { place: 2 * at + 1, window: wholeTime, minutes: 0 },
    // What a driver of now or a person chose is not questioned.
    takes: frozen ? {} : { seats, bags },
    needs: frozen ? [] : needs,
    vehicles: frozen && crew ? [crew] : mayDrive,
    isPrivate: true,
    latePerMinute: costs.latePerMinuteCents,
    leftOutCost: leftOutCents[leftOutKind(trip)],
  };
}

function leftOutKind({ frozen, crew }: DayTrip): keyof typeof leftOutCents {
  if (frozen !== null) return "frozen";
  return crew === null ? "open" : "assigned";
}

const vehicleOf = ({ rules, costs }: RoutingDay, crew: DayCrew, home: number): ShiftVehicle => ({
  id: crew.id,
  start: home,
  end: home,
  shift: crew.shift,
  overtimeUntil: Math.max(crew.shift.until, crew.endsBy),
  overtimePerMinute: costs.overtimePerHourCents / 60,
  room: { seats: crew.seats, bags: crew.bags },
  skills: crew.skills,
  perKm: crew.centsPerKm,
  perUse: crew.centsPerUse,
  longestDuty: rules.dutyHours * 60,
});
