import { type Point, straightKm } from "../geography/measure-road.ts";

/** The facts by which a sight is best seen at some hours, from its own page. */
export type SightFacts = Point & {
  readonly minutes: number;
  /** Minutes after midnight, by the shorter season; null where it is always open. */
  readonly open: { readonly from: number; readonly until: number } | null;
  /** The direction one looks in, in degrees from north, where the light matters. */
  readonly looks: number | null;
  /** On a ridge, a beach or the water: unpleasant or closed once the south-easter is up. */
  readonly isExposed: boolean;
};

const hours = (from: number, until: number) => ({ from: from * 60, until: until * 60 });
const sight = (
  latitude: number,
  longitude: number,
  facts: Pick<SightFacts, "minutes"> & Partial<SightFacts>,
): SightFacts => ({ latitude, longitude, open: null, looks: null, isExposed: false, ...facts });

/** By the slug of the sight’s page, or a name of our own for a stop without one. */
export const sightFacts: Readonly<Record<string, SightFacts>> = {
  "table-mountain": sight(-33.9482, 18.403, { minutes: 150, open: hours(8, 18), isExposed: true }),
  // The mountain shades the garden in the afternoon: its slope looks east, and one looks west to it.
  "kirstenbosch-gardens": sight(-33.9875, 18.435, { minutes: 120, open: hours(8, 18), looks: 270 }),
  "cape-point": sight(-34.353, 18.489, { minutes: 90, open: hours(7, 17), isExposed: true }),
  "boulders-penguins": sight(-34.1974, 18.4512, { minutes: 60, open: hours(8, 17), looks: 270 }),
  muizenberg: sight(-34.1087, 18.4702, { minutes: 20, looks: 270 }),
  "va-waterfront": sight(-33.9036, 18.4207, { minutes: 120 }),
  // The Apostles stand in the south-east: lit when the sun is over the sea.
  "camps-bay": sight(-33.951, 18.3776, { minutes: 45, looks: 120, isExposed: true }),
  "signal-hill": sight(-33.9183, 18.4036, { minutes: 45, looks: 120, isExposed: true }),
  "chapmans-peak": sight(-34.088, 18.359, { minutes: 30, looks: 90 }),
  "groot-constantia": sight(-34.0273, 18.4247, { minutes: 120, open: hours(10, 17) }),
  // The sun comes up the hill: one looks up at the houses, to the west.
  "bo-kaap": sight(-33.9214, 18.4147, { minutes: 60, looks: 270 }),
  "zeitz-museum": sight(-33.9083, 18.4229, { minutes: 120, open: hours(10, 18) }),
  "bettys-bay": sight(-34.358, 18.905, { minutes: 45, open: hours(8, 16.5), looks: 270 }),
  hermanus: sight(-34.4187, 19.24, { minutes: 150, isExposed: true }),
};

const nearKm = 1.2;
const unknown = { minutes: 45, open: null, looks: null, isExposed: false } as const;

/** The facts of the sight at a place; of one that we know nothing about, that any time will do. */
export function factsAt(place: Point): Pick<SightFacts, "minutes" | "open" | "looks" | "isExposed"> {
  const [nearest] = Object.values(sightFacts)
    .map((facts) => ({ facts, far: straightKm(facts, place) }))
    .filter(({ far }) => far <= nearKm)
    .toSorted((a, b) => a.far - b.far);
  return nearest?.facts ?? unknown;
}
