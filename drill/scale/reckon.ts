import type { Part, Seconds } from "./parts.ts";

/** The daily number of one kind of work, and each part’s processor seconds for one. */
export type Cost = { readonly name: string; readonly aDay: number; readonly seconds: Seconds };

/** Cores that each part keeps busy: the daily average times `peak`. */
export function coresNeeded(costs: readonly Cost[], parts: readonly Part[], peak = 1): Record<Part, number> {
  const ofPart = (part: Part) =>
    costs.reduce((total, { aDay, seconds }) => total + (aDay / secondsADay) * peak * seconds[part], 0);
  return Object.fromEntries(parts.map((part) => [part, ofPart(part)])) as Record<Part, number>;
}

const secondsADay = 24 * 3600;

/** The cost of one, less the idle cost of the same time; never negative. */
export function costOfOne(used: Seconds, idle: Seconds, { done, ratio }: { done: number; ratio: number }): Seconds {
  const one = (part: Part) => Math.max(0, (used[part] - idle[part] * ratio) / done);
  return Object.fromEntries(Object.keys(used).map((part) => [part, one(part as Part)])) as Seconds;
}

/** How many times this load fits before the part is full, if `cores` are used up to `share`. */
export const timesCarried = (needed: number, cores: number, share = 0.7): number =>
  needed > 0 ? (cores * share) / needed : Number.POSITIVE_INFINITY;

/** The value below which this share of all values lies. */
export function within(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Whether customers would notice: errors, or more than one answer in twenty over a second. */
export const gives = ({ failed, done, times }: Answers): boolean => failed > done / 1000 || within(times, 0.95) > 1000;

export type Answers = { readonly done: number; readonly failed: number; readonly times: readonly number[] };
