import type { Part, Seconds } from "./parts.ts";

/** A day of the company in one kind of work, and the cost of one of them in seconds of each part’s processor. */
export type Cost = { readonly name: string; readonly aDay: number; readonly seconds: Seconds };

/** Cores each part keeps busy, on average over a day times `peak`. */
export function coresNeeded(costs: readonly Cost[], parts: readonly Part[], peak = 1): Record<Part, number> {
  const ofPart = (part: Part) =>
    costs.reduce((total, { aDay, seconds }) => total + (aDay / secondsADay) * peak * seconds[part], 0);
  return Object.fromEntries(parts.map((part) => [part, ofPart(part)])) as Record<Part, number>;
}

const secondsADay = 24 * 3600;

/** The cost of one, once what the same time costs without any is taken off; never less than nothing. */
export function costOfOne(used: Seconds, idle: Seconds, { done, ratio }: { done: number; ratio: number }): Seconds {
  const one = (part: Part) => Math.max(0, (used[part] - idle[part] * ratio) / done);
  return Object.fromEntries(Object.keys(used).map((part) => [part, one(part as Part)])) as Seconds;
}

/** How many times the load the machines carry before this part is full, where `cores` work on it to `share` of what they could. */
export const timesCarried = (needed: number, cores: number, share = 0.7): number =>
  needed > 0 ? (cores * share) / needed : Number.POSITIVE_INFINITY;

/** The value that so many of all are at most. */
export function within(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Whether customers would notice: errors, or one answer in twenty that takes longer than a second. */
export const gives = ({ failed, done, times }: Answers): boolean => failed > done / 1000 || within(times, 0.95) > 1000;

export type Answers = { readonly done: number; readonly failed: number; readonly times: readonly number[] };
