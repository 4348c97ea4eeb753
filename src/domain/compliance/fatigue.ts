import { companyRules } from "../company/company-rules.ts";
import { dutyStretches, type Work } from "../shift/duty-stretches.ts";
import { hoursBetween } from "../time/local-time.ts";
import type { Span } from "../trip/capacity.ts";

/** Driving, or waiting for a passenger. A tour or an hourly hire includes its own breaks. */
export type WorkSpan = Span & { readonly hasOwnBreaks: boolean };

export type FatigueRules = {
  /** From the first pickup or start of duty to the last drop-off or its end, between two rests. */
  readonly dutyHours: number;
  readonly restHours: number;
  /** After this much driving without a break, one of this length. */
  readonly drivingHours: number;
  readonly pauseMinutes: number;
};

export const fatigueRules: FatigueRules = companyRules.drivingAndRest;

export type FatigueBreach =
  | { readonly kind: "duty_too_long"; readonly hours: number; readonly atMost: number }
  | { readonly kind: "no_pause"; readonly hours: number; readonly atMost: number };

/**
 * The rest rules’ verdict on one more trip: the whole stretch of work it belongs to, from one full rest to the next, and
 * of a trip of several days the longest of them.
 * Too little rest shows as a stretch that is too long, because work without a rest between is one stretch. Who waits on duty
 * does not rest, but is not at the wheel.
 */
export function fatigueBreaches(
  { trips, duty }: Work<WorkSpan>,
  trip: WorkSpan,
  rules: FatigueRules,
): readonly FatigueBreach[] {
  const stretches = dutyStretches({ trips: [...trips, trip], duty }, rules.restHours);
  const own = stretches.filter((one) => one.trips.includes(trip));
  const hours = Math.max(0, ...own.map((stretch) => stretch.hours));
  const longest = Math.max(0, ...own.map((stretch) => longestWithoutPause(stretch.trips, rules.pauseMinutes)));
  return [
    ...(hours > rules.dutyHours ? [{ kind: "duty_too_long" as const, hours, atMost: rules.dutyHours }] : []),
    ...(longest > rules.drivingHours
      ? [{ kind: "no_pause" as const, hours: longest, atMost: rules.drivingHours }]
      : []),
  ];
}

function longestWithoutPause(spans: readonly WorkSpan[], pauseMinutes: number): number {
  let longest = 0;
  let run: { from: Date; to: Date } | undefined;
  for (const { from, to, hasOwnBreaks } of spans) {
    if (hasOwnBreaks) {
      run = undefined;
      continue;
    }
    const goesOn = run && hoursBetween(run.to, from) * 60 < pauseMinutes;
    run = run && goesOn ? { from: run.from, to: to > run.to ? to : run.to } : { from, to };
    longest = Math.max(longest, hoursBetween(run.from, run.to));
  }
  return longest;
}
