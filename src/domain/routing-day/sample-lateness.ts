import { SeededRandom } from "../routing/seeded-random.ts";
import { routesIn } from "./day-figures.ts";
import { minutesTo } from "./day-legs.ts";
import type { Delays } from "./day-problem.ts";
import type { DayPlan, DayTrip, RoutingDay } from "./routing-day.ts";

/**
 * How days differ: of ten drives one takes this much longer than usual, and of ten planes one lands this late. A model in
 * round numbers until the company’s own trips have taught better ones.
 */
const roads = { tenth: 1.3, shortest: 0.85 } as const;
const flights = { onTime: 0.6, tenthMinutes: 45 } as const;

/** Later than this a passenger notices. */
export const graceMinutes = 5;

/** The plan for a bad day: each drive and plane as late as one in ten. */
export const badDay: Delays = {
  longerDrive: roads.tenth,
  endsLater: (trip) =>
    (trip.endsAt - trip.pickupAt) * (roads.tenth - 1) * 0.5 + (trip.meetsFlight ? flights.tenthMinutes * 0.5 : 0),
};

export type Lateness = {
  /** By trip: how often its pickup would be late because of the trip before, from 0 to 1. */
  readonly shareOf: ReadonlyMap<string, number>;
  /** Late pickups on a mean day. */
  readonly latePickups: number;
  readonly lateMinutes: number;
};

/** Drives a plan on many days, each with its own traffic and planes: the same ones for the same seed. */
export function sampleLateness(
  day: RoutingDay,
  plan: DayPlan,
  { seed, days }: { seed: number; days: number },
): Lateness {
  const random = new SeededRandom(seed);
  const routes = routesIn(day, plan).map(({ stops }) => stops.map(({ trip }) => trip));
  const late = new Map<string, number>();
  let lateMinutes = 0;
  for (let nth = 0; nth < days; nth++) {
    // Drawn for every trip in the order of the day, so that two plans are driven on the same days.
    const delays = new Map(day.trips.map((trip) => [trip, drawDelays(trip, random)]));
    for (const trips of routes)
      for (const { trip, minutes } of pickupsLate(day, trips, delays)) {
        late.set(trip.id, (late.get(trip.id) ?? 0) + 1);
        lateMinutes += minutes;
      }
  }
  return {
    shareOf: new Map([...late].map(([id, times]) => [id, times / days])),
    latePickups: [...late.values()].reduce((sum, times) => sum + times, 0) / days,
    lateMinutes: lateMinutes / days,
  };
}

type Drawn = { readonly drive: number; readonly way: number; readonly plane: number };

function drawDelays({ meetsFlight }: DayTrip, random: SeededRandom): Drawn {
  const plane = random.next();
  const [drive, way] = [driveFactor(random.next()), driveFactor(random.next())];
  const lateShare = Math.max(0, (plane - flights.onTime) / (0.9 - flights.onTime));
  return { drive, way, plane: meetsFlight ? Math.min(3, lateShare) * flights.tenthMinutes : 0 };
}

/** Shortest at 0, usual in the middle, a tenth beyond `tenth`. */
const driveFactor = (drawn: number): number =>
  drawn < 0.5
    ? roads.shortest + (1 - roads.shortest) * (drawn / 0.5)
    : 1 + (roads.tenth - 1) * Math.min(3, (drawn - 0.5) / 0.4);

function pickupsLate(day: RoutingDay, trips: readonly DayTrip[], delays: ReadonlyMap<DayTrip, Drawn>) {
  const late: { readonly trip: DayTrip; readonly minutes: number }[] = [];
  let before: DayTrip | undefined;
  let freeAt = Number.NEGATIVE_INFINITY;
  for (const trip of trips) {
    const drawn = delays.get(trip) ?? { drive: 1, way: 1, plane: 0 };
    // Who waits for a plane isn’t late while it is in the air.
    const ready = trip.pickupAt + drawn.plane;
    const arrives = before ? freeAt + minutesTo(day, before, trip) * drawn.way : ready;
    const starts = Math.max(ready, arrives);
    if (starts > ready + graceMinutes) late.push({ trip, minutes: starts - ready });
    // The time planned for a trip has some minutes for doors and bags, which a longer drive takes first.
    freeAt = starts + (trip.endsAt - trip.pickupAt) * Math.max(0.85, drawn.drive);
    before = trip;
  }
  return late;
}
