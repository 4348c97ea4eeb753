import { addMinutes } from "../time/local-time.ts";

/** A later trip of the same driver or the same vehicle, with the time it takes them. */
export type LaterTrip = { readonly id: string; readonly from: Date; readonly to: Date };
export type Broken = { readonly id: string; readonly minutesLate: number };

/**
 * Which later trips a delay reaches, in the order of the day: each takes up what the one before it is late, less the
 * time between them. Where there is time enough, the delay ends.
 */
export function rippleOf(lateUntil: Date, later: readonly LaterTrip[]): readonly Broken[] {
  const broken: Broken[] = [];
  let free = lateUntil;
  for (const { id, from, to } of later.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const minutesLate = Math.max(0, Math.ceil((free.getTime() - from.getTime()) / 60_000));
    if (minutesLate > 0) broken.push({ id, minutesLate });
    const end = addMinutes(to, minutesLate);
    free = end > free ? end : free;
  }
  return broken;
}

/** The same trip may wait for its driver and for its vehicle: the longer wait counts. */
export function longestWaits(...chains: readonly (readonly Broken[])[]): readonly Broken[] {
  const waits = new Map<string, number>();
  for (const { id, minutesLate } of chains.flat()) waits.set(id, Math.max(minutesLate, waits.get(id) ?? 0));
  return [...waits].map(([id, minutesLate]) => ({ id, minutesLate }));
}

/** Pickups are given in steps of five minutes, and never too early. */
export const shiftedBy = (start: Date, minutesLate: number): Date => addMinutes(start, Math.ceil(minutesLate / 5) * 5);
