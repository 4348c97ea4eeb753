import { junctions, roads } from "./roads.gen.ts";

export type Point = { readonly latitude: number; readonly longitude: number };
export type RoadLength = { readonly kilometres: number; readonly minutes: number };

/** Off the main roads, a route is this much longer than a straight line, and this slow. */
const detour = 1.35;
const minutesPerKm = 1.6;
/** Points this close are connected by streets, without a main road. */
const streetsKm = 4;
const waysOn = 4;
/** Minutes a driver accepts to save a kilometre. */
const kilometreWorth = 0.3;

const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function straightKm(a: Point, b: Point): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthKm * Math.asin(Math.sqrt(h));
}

type Step = { readonly to: number; readonly kilometres: number; readonly minutes: number };
const steps: Step[][] = junctions.map(() => []);
for (const [a, b, kilometres, minutes] of roads) {
  steps[a]?.push({ to: b, kilometres, minutes });
  steps[b]?.push({ to: a, kilometres, minutes });
}

const streets = (kilometres: number): RoadLength => ({
  kilometres: kilometres * detour,
  minutes: kilometres * detour * minutesPerKm,
});

/** The nearest junctions and the streets that lead there. */
function entries(point: Point): readonly Step[] {
  return junctions
    .map(([latitude, longitude], to) => ({ to, straight: straightKm(point, { latitude, longitude }) }))
    .sort((a, b) => a.straight - b.straight)
    .slice(0, waysOn)
    .map(({ to, straight }) => ({ to, ...streets(straight) }));
}

/** Road distance and duration without traffic, on the route a driver would choose. */
export const measureRoad = (from: Point, to: Point): RoadLength => roadsFrom(from)(to);

/** The same from one point to many, with one search for all of them. */
export function roadsFrom(from: Point): (to: Point) => RoadLength {
  let ways: ReadonlyMap<number, RoadLength> | undefined;
  return (to) => {
    const straight = straightKm(from, to);
    if (straight <= streetsKm) return rounded(streets(straight));
    ways ??= waysToJunctions(entries(from));
    return rounded(bestOf(ways, entries(to)));
  };
}

/** Drivers save time, but not at the price of any detour. */
const effort = ({ kilometres, minutes }: RoadLength): number => minutes + kilometres * kilometreWorth;

/** Dijkstra over some two hundred junctions: searching a list is fast enough and needs no heap. */
function waysToJunctions(starts: readonly Step[]): ReadonlyMap<number, RoadLength> {
  const open = new Map<number, RoadLength>();
  const done = new Map<number, RoadLength>();
  const reach = (at: number, way: RoadLength) => {
    const known = open.get(at);
    if (!done.has(at) && (!known || effort(way) < effort(known))) open.set(at, way);
  };
  for (const start of starts) reach(start.to, start);
  while (open.size > 0) {
    const [at, way] = [...open].reduce((a, b) => (effort(b[1]) < effort(a[1]) ? b : a));
    open.delete(at);
    done.set(at, way);
    for (const step of steps[at] ?? []) reach(step.to, longer(way, step));
  }
  return done;
}

function bestOf(ways: ReadonlyMap<number, RoadLength>, exits: readonly Step[]): RoadLength {
  let best: RoadLength = { kilometres: Number.POSITIVE_INFINITY, minutes: Number.POSITIVE_INFINITY };
  for (const exit of exits) {
    const way = ways.get(exit.to);
    if (way && effort(way) + effort(exit) < effort(best)) best = longer(way, exit);
  }
  return best;
}

const longer = (way: RoadLength, more: RoadLength): RoadLength => ({
  kilometres: way.kilometres + more.kilometres,
  minutes: way.minutes + more.minutes,
});

const rounded = ({ kilometres, minutes }: RoadLength): RoadLength => ({
  kilometres: Math.round(kilometres * 10) / 10,
  minutes: Math.max(1, Math.round(minutes)),
});
