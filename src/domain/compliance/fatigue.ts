import { companyRules } from "../company/company-rules.ts";
import { hoursBetween } from "../time/local-time.ts";
import type { Span } from "../trip/capacity.ts";

/** Work at the wheel or waiting for a passenger. A tour or an hourly hire has its breaks inside. */
export type WorkSpan = Span & { readonly hasOwnBreaks: boolean };

export type FatigueRules = {
  /** From the first pickup to the last drop-off between two rests. */
  readonly dutyHours: number;
  readonly restHours: number;
  /** After this long without a pause, one of this length. */
  readonly drivingHours: number;
  readonly pauseMinutes: number;
};

export const fatigueRules: FatigueRules = companyRules.drivingAndRest;

export type FatigueBreach =
  | { readonly kind: "duty_too_long"; readonly hours: number; readonly atMost: number }
  | { readonly kind: "no_pause"; readonly hours: number; readonly atMost: number };

/**
 * What the rules on rest say of one more trip: the whole stretch of work it belongs to, from one full rest to the next.
 * Too little rest shows as a stretch that is too long, because work without a rest between is one stretch.
 */
export function fatigueBreaches(
  planned: readonly WorkSpan[],
  trip: WorkSpan,
  rules: FatigueRules,
): readonly FatigueBreach[] {
  const duty = stretchAround([...planned, trip].toSorted(byStart), trip, rules.restHours);
  const first = duty[0] ?? trip;
  const hours = hoursBetween(first.from, latestEnd(duty));
  const longest = longestWithoutPause(duty, rules.pauseMinutes);
  return [
    ...(hours > rules.dutyHours ? [{ kind: "duty_too_long" as const, hours, atMost: rules.dutyHours }] : []),
    ...(longest > rules.drivingHours
      ? [{ kind: "no_pause" as const, hours: longest, atMost: rules.drivingHours }]
      : []),
  ];
}

const byStart = (a: Span, b: Span): number => a.from.getTime() - b.from.getTime();
const latestEnd = (spans: readonly Span[]): Date => new Date(Math.max(...spans.map(({ to }) => to.getTime())));

function stretchAround(spans: readonly WorkSpan[], trip: WorkSpan, restHours: number): readonly WorkSpan[] {
  let stretch: WorkSpan[] = [];
  for (const span of spans) {
    const isAfterRest = stretch.length > 0 && hoursBetween(latestEnd(stretch), span.from) >= restHours;
    if (isAfterRest && stretch.includes(trip)) return stretch;
    stretch = isAfterRest ? [span] : [...stretch, span];
  }
  return stretch;
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
