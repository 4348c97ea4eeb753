import { placeIn } from "./find-place.ts";
import { knownDrive } from "./known-drives.ts";
import { measureRoad, type RoadLength, straightKm } from "./measure-road.ts";
import { type Place, places } from "./place.ts";

/** The known location of an address. */
export type Located = {
  readonly place: Place | null;
  /** The town it is in, or close enough to for the town's price. */
  readonly town: string | null;
  /** By road from central Cape Town. */
  readonly kmFromCity: number | null;
  readonly minutesFromCity: number | null;
};

const nowhere: Located = { place: null, town: null, kmFromCity: null, minutesFromCity: null };

/** Within this straight-line distance, a place counts as being in the town. */
const townKm = 5;

/** Our gazetteer has them among the sights, and they are towns, too. */
const sightsToo = new Set(["hermanus", "plettenberg-bay", "oudtshoorn"]);
const isTown = ({ kind, id }: Place) => kind === "town" || sightsToo.has(id);
const towns = places.filter(isTown);
const city = places.find(({ id }) => id === "cape-town-city-centre");

/** Locates an address with the gazetteer. */
export function locate(address: string): Located {
  const place = placeIn(address);
  if (!place) return nowhere;
  const road = city && roadBetween(city, place);
  return {
    place,
    town: townOf(place, address),
    kmFromCity: road?.kilometres ?? null,
    minutesFromCity: road?.minutes ?? null,
  };
}

function townOf(place: Place, address: string): string | null {
  if (isTown(place)) return place.name;
  // An estate outside a village is priced as the village.
  const named = [place.suburb ?? "", ...address.split(/[,;(]/)]
    .map(placeIn)
    .find((part) => part !== undefined && isTown(part));
  return named?.name ?? nearestTown(place);
}

const nearest = new Map<string, string | null>();

function nearestTown(place: Place): string | null {
  const known = nearest.get(place.id);
  if (known !== undefined) return known;
  const town = findNearestTown(place);
  nearest.set(place.id, town);
  return town;
}

function findNearestTown(place: Place): string | null {
  const [result] = towns
    .map((town) => ({ name: town.name, far: straightKm(town, place) }))
    .filter(({ far }) => far <= townKm)
    .sort((a, b) => a.far - b.far);
  return result?.name ?? null;
}

/** Drives between known places are measured once: roads don’t move. */
const measured = new Map<string, RoadLength>();

function measuredRoad(from: Place, to: Place): RoadLength {
  const key = `${from.id} ${to.id}`;
  const road = measured.get(key) ?? measureRoad(from, to);
  measured.set(key, road);
  return road;
}

/** Distance and duration of a drive: the well-known figure if there is one, else by our table of roads. */
export const roadBetween = (from: Place, to: Place): RoadLength =>
  knownDrive(from.id, to.id) ?? throughTown(from, to) ?? measuredRoad(from, to);

/** For a hotel in a town with a known drive: the drive to the town plus the streets from there. */
function throughTown(from: Place, to: Place): RoadLength | undefined {
  for (const [start, end] of [
    [from, to],
    [to, from],
  ] as const) {
    const town = towns.find(({ name }) => name === nearestTown(end));
    const known = town && knownDrive(start.id, town.id);
    if (!town || !known) continue;
    const streets = measuredRoad(town, end);
    return { kilometres: known.kilometres + streets.kilometres, minutes: known.minutes + streets.minutes };
  }
  return undefined;
}

/**
 * How much longer the known stops make a route, in their order. All measured by the table of roads: a difference is
 * only right if both routes are measured alike.
 */
export function detourBy(stops: readonly Located[], from: Place | null, to: Place | null): RoadLength {
  const passed = stops.flatMap(({ place }) => place ?? []);
  if (!from || !to || passed.length === 0) return { kilometres: 0, minutes: 0 };
  const ways = [...passed, to].map((place, at) => measuredRoad(passed[at - 1] ?? from, place));
  const straight = measuredRoad(from, to);
  const more = (measure: keyof RoadLength) => ways.reduce((sum, way) => sum + way[measure], 0) - straight[measure];
  return { kilometres: Math.max(0, Math.round(more("kilometres") * 10) / 10), minutes: Math.max(0, more("minutes")) };
}
