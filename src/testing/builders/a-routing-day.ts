import { locate, roadBetween } from "#domain/geography/locate.ts";
import type { Place } from "#domain/geography/place.ts";
import { SeededRandom } from "#domain/routing/seeded-random.ts";
import type { DayCrew, DayTrip, RouteCosts, RoutingDay } from "#domain/routing-day/routing-day.ts";
import { localDate, localTime, momentOf } from "#domain/time/local-time.ts";

const stays = [
  "V&A Waterfront",
  "Foreshore",
  "Gardens",
  "Sea Point",
  "Camps Bay",
  "Newlands",
  "Century City",
  "Milnerton",
  "Hout Bay",
  "Constantia",
  "Claremont",
  "Muizenberg",
  "Simon's Town",
  "Bloubergstrand",
  "Durbanville",
  "Somerset West",
  "Stellenbosch",
] as const;
const homes = ["Pinelands", "Mitchells Plain", "Langa", "Durbanville", "Athlone", "Bellville", "Wynberg", "Milnerton"];
const airport = "Cape Town International Airport";

export const usualCosts: RouteCosts = {
  centsPerKm: 450,
  centsPerUse: 15_000,
  overtimePerHourCents: 12_000,
  latePerMinuteCents: 2_000,
  lateMinutesAtMost: 10,
  changeCents: 2_000,
};

const placeOf = (name: string): Place => {
  const { place } = locate(name);
  if (!place) throw new Error(`Where is ${name}?`);
  return place;
};

/**
 * A day of transfers and some tours, and the crews that drive them, from a seed. Who has what now is as the demo company
 * plans: in the order in which trips were booked, each to the driver with the fewest hours so far.
 */
export function aRoutingDay(count: number, seed = 1, changes: Partial<RoutingDay> = {}): RoutingDay {
  const random = new SeededRandom(seed);
  const names = [airport, ...stays, ...homes];
  const places = names.map(placeOf);
  const pairs = places.flatMap((from) => places.map((to) => roadBetween(from, to)));
  const roads = {
    places: names.length,
    km: pairs.map(({ kilometres }) => kilometres),
    minutes: pairs.map(({ minutes }) => minutes),
  };
  const crews = Array.from({ length: Math.ceil(count / 2.5) }, (_, at): DayCrew => crewAt(at, random));
  const drawn = Array.from({ length: count }, (_, at) => drawTrip(at, { random, roads, crews }));
  return {
    midnight: momentOf(localDate("2026-11-24"), localTime("00:00")),
    trips: inDemoOrder(drawn, crews),
    crews,
    roads,
    costs: usualCosts,
    rules: { dutyHours: 14, pauseMinutes: 15 },
    ...changes,
  };
}

function crewAt(at: number, random: SeededRandom): DayCrew {
  const from = 240 + random.below(5) * 60;
  const seats = at % 3 === 0 ? 8 : 4;
  return {
    id: `d${at} v${at}`,
    driverId: `d${at}`,
    vehicleId: `v${at}`,
    home: 1 + stays.length + random.below(homes.length),
    shift: { from, until: from + 12 * 60 },
    endsBy: from + 14 * 60,
    seats,
    bags: seats,
    skills: at % 4 === 0 ? ["guide"] : [],
    centsPerKm: seats === 8 ? 620 : 450,
    centsPerUse: 15_000,
    gramsPerKm: seats === 8 ? 230 : 150,
    provider: null,
    isChosen: true,
  };
}

type Drawing = {
  readonly random: SeededRandom;
  readonly roads: RoutingDay["roads"];
  readonly crews: readonly DayCrew[];
};

function drawTrip(at: number, { random, roads, crews }: Drawing): DayTrip {
  const isTour = random.next() < 0.08;
  const isArrival = random.next() < 0.5;
  const stay = 1 + random.below(stays.length);
  const [from, to] = isArrival && !isTour ? [0, stay] : [stay, isTour ? stay : 0];
  const drive = Number(roads.minutes[from * roads.places + to]);
  const minutes = isTour ? 480 : Math.ceil((drive * 1.2 + (isArrival ? 40 : 10)) / 5) * 5;
  const pickupAt = isTour ? 480 + random.below(4) * 15 : 300 + random.below(190) * 5;
  const seats = random.next() < 0.2 ? 5 + random.below(4) : 1 + random.below(4);
  const needs = isTour ? ["guide"] : [];
  return {
    id: `t${at}`,
    pickupAt,
    endsAt: pickupAt + minutes,
    busyFrom: pickupAt,
    busyUntil: pickupAt + minutes + (isTour ? 20 : 30),
    from,
    to,
    km: isTour ? 150 : Number(roads.km[from * roads.places + to]),
    seats,
    bags: Math.min(seats, 3),
    needs,
    crew: null,
    frozen: null,
    mayDrive: crews
      .filter((crew) => crew.seats >= seats && needs.every((need) => crew.skills.includes(need)))
      .map(({ id }) => id),
    whyNot: null,
    meetsFlight: isArrival && !isTour,
  };
}

/** The demo’s scheduler in short: the smallest vehicle that is free, with the driver who has done least. */
function inDemoOrder(trips: readonly DayTrip[], crews: readonly DayCrew[]): DayTrip[] {
  const taken = new Map<string, DayTrip[]>(crews.map(({ id }) => [id, []]));
  const worked = (crew: DayCrew) => (taken.get(crew.id) ?? []).reduce((sum, one) => sum + one.endsAt - one.pickupAt, 0);
  return trips.map((trip) => {
    const able = crews.filter((crew) => {
      const own = taken.get(crew.id) ?? [];
      const all = [...own, trip];
      const ends = Math.max(...all.map(({ endsAt }) => endsAt));
      return (
        trip.mayDrive.includes(crew.id) &&
        trip.pickupAt >= crew.shift.from &&
        ends <= crew.shift.until &&
        own.every((one) => one.busyUntil <= trip.busyFrom || trip.busyUntil <= one.busyFrom)
      );
    });
    const [best] = able.toSorted((a, b) => a.seats - b.seats || worked(a) - worked(b));
    if (best) taken.get(best.id)?.push(trip);
    return { ...trip, crew: best?.id ?? null };
  });
}
