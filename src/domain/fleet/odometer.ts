import { hoursBetween } from "../time/local-time.ts";

export type Reading = { readonly km: number; readonly at: Date };

/** No vehicle averages more than this day and night, so the reading must be wrong. */
const fastestKmPerHour = 110;
/** Readings may be taken just before or after a drive that began earlier. */
const graceKm = 100;
/** More than this per day is possible but rare. */
const usualKmPerDay = 800;

export type ReadingRefusal = "backwards" | "beyond_later" | "too_far";
export type ReadingWarning = "far" | "below_known";

type Neighbours = {
  /** The reading before it and the one after it. */
  readonly before?: Reading | undefined;
  readonly after?: Reading | undefined;
  /** Distance known from before the first reading. */
  readonly knownKm?: number;
};

/** The problem with a reading: impossible, or worth a second look. */
export function judgeReading(
  reading: Reading,
  { before, after, knownKm = 0 }: Neighbours,
): { readonly refusal: ReadingRefusal | null; readonly warnings: readonly ReadingWarning[] } {
  const none: readonly ReadingWarning[] = [];
  if (before && reading.km < before.km) return { refusal: "backwards", warnings: none };
  if (after && reading.km > after.km) return { refusal: "beyond_later", warnings: none };
  const legs = [...(before ? [[before, reading] as const] : []), ...(after ? [[reading, after] as const] : [])];
  if (legs.some(([from, to]) => driven(from, to) > hours(from, to) * fastestKmPerHour + graceKm))
    return { refusal: "too_far", warnings: none };
  const isFar = legs.some(([from, to]) => driven(from, to) > (hours(from, to) / 24) * usualKmPerDay + graceKm * 2);
  const isBelow = !before && !after && reading.km < knownKm;
  return {
    refusal: null,
    warnings: [...(isFar ? ["far" as const] : []), ...(isBelow ? ["below_known" as const] : [])],
  };
}

const driven = (from: Reading, to: Reading) => to.km - from.km;
const hours = (from: Reading, to: Reading) => Math.max(0, hoursBetween(from.at, to.at));
