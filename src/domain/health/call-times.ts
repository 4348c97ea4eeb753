import { type Judgement, judgeAmount, ok } from "./health-status.ts";

/** Upper bounds of the duration steps, in milliseconds; anything longer is in the last. */
export const durationSteps = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 60_000] as const;

export const stepOf = (ms: number): number =>
  durationSteps.find((step) => ms <= step) ?? durationSteps[durationSteps.length - 1] ?? 0;

export type DurationCount = { readonly upToMs: number; readonly calls: number };

/** The percentile as the upper bound of its step, so never flattering. */
export function percentile(counts: readonly DurationCount[], share: number): number {
  const all = counts.reduce((sum, { calls }) => sum + calls, 0);
  let passed = 0;
  for (const { upToMs, calls } of counts.toSorted((a, b) => a.upToMs - b.upToMs)) {
    passed += calls;
    if (passed >= all * share) return upToMs;
  }
  return 0;
}

const enoughCalls = 20;

export function judgeResponseTime(counts: readonly DurationCount[]): Judgement {
  const all = counts.reduce((sum, { calls }) => sum + calls, 0);
  if (all < enoughCalls) return ok(`Too few calls to judge: ${all} in the last 15 minutes.`);
  const slowest = percentile(counts, 0.95);
  const last = durationSteps[durationSteps.length - 2] ?? 0;
  const within = slowest > last ? `more than ${last} ms` : `at most ${slowest} ms`;
  const measured = `95% of ${all} calls took ${within} in the last 15 minutes.`;
  return judgeAmount(slowest, { warning: 2500, failing: 5000 }, measured);
}
