import type { Span } from "./capacity.ts";

/** A driver without a shift that day is measured against a usual one. */
const usualShiftMinutes = 9 * 60;

export type Load = { readonly minutes: number; readonly share: number; readonly level: "light" | "busy" | "full" };

/** How much of a working day trips take: busy from 70%, full from 90%. Trips that overlap count once. */
export function workload(trips: readonly Span[], shifts: readonly Span[]): Load {
  const minutes = minutesOf(trips);
  const share = minutes / (minutesOf(shifts) || usualShiftMinutes);
  return { minutes, share, level: levelOf(share) };
}

function levelOf(share: number): Load["level"] {
  if (share >= 0.9) return "full";
  return share >= 0.7 ? "busy" : "light";
}

function minutesOf(spans: readonly Span[]): number {
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    total += Math.max(0, to.getTime() - Math.max(from.getTime(), reached));
    reached = Math.max(reached, to.getTime());
  }
  return Math.round(total / 60_000);
}
