import type { RoadClass, RoadKind } from "./road-kind.ts";

/** How dense the streets around a road are. */
export type Surroundings = "country" | "suburb" | "town";

type ByPlace = Readonly<Record<Surroundings, number>>;

/**
 * Km/h on an empty road, junctions and traffic lights included: a model fitted to known drives around Cape Town, not
 * the signposted limit.
 */
const usualKmh: Readonly<Record<RoadClass, ByPlace>> = {
  motorway: { country: 112, suburb: 100, town: 82 },
  trunk: { country: 106, suburb: 78, town: 52 },
  primary: { country: 92, suburb: 53, town: 42 },
  secondary: { country: 85, suburb: 50, town: 38 },
  tertiary: { country: 65, suburb: 45, town: 32 },
  minor: { country: 47, suburb: 30, town: 25 },
  service: { country: 15, suburb: 15, town: 15 },
};
const rampKmh = { ofMotorway: 65, ofOthers: 40 } as const;
/** One side of a divided road has fewer stops. */
const dividedSuburbKmh: Readonly<Partial<Record<RoadClass, number>>> = { primary: 62, secondary: 56 };
const minutesPerDegreeTurned = 0.0007;
/** A sharper turn is a drawing artefact, not a bend. */
const degreesPerMetreAtMost = 1.2;

/** Counts junctions of three or more roads within about 700 metres. */
export function surroundingsAt(junctions: number): Surroundings {
  if (junctions >= 60) return "town";
  return junctions >= 18 ? "suburb" : "country";
}

type Road = Pick<RoadKind, "roadClass" | "isRamp" | "direction" | "maxKmh"> & {
  readonly around: Surroundings;
  readonly metres: number;
  readonly degreesTurned: number;
};

/** The driving speed including bends, as a whole number that fits into a byte. */
export function kmhOn(road: Road): number {
  const { roadClass, metres, degreesTurned } = road;
  const usual = Math.min(usualOn(road), road.maxKmh ?? Number.POSITIVE_INFINITY);
  const turned = roadClass === "motorway" ? 0 : Math.min(degreesTurned, metres * degreesPerMetreAtMost);
  const minutes = ((metres / 1000) * 60) / usual + turned * minutesPerDegreeTurned;
  const kmh = minutes === 0 ? usual : metres / 1000 / (minutes / 60);
  return Math.max(5, Math.min(120, Math.round(kmh)));
}

function usualOn({ roadClass, isRamp, direction, around }: Road): number {
  if (isRamp) return roadClass === "motorway" ? rampKmh.ofMotorway : rampKmh.ofOthers;
  const isDivided = direction !== "both" && around === "suburb";
  return (isDivided ? dividedSuburbKmh[roadClass] : undefined) ?? usualKmh[roadClass][around];
}
