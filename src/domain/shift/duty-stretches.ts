import { daysOfTrip } from "../stay/days-of-trip.ts";
import { addHours, hoursBetween } from "../time/local-time.ts";
import type { Span } from "../trip/capacity.ts";

/** A driver’s work: planned trips, and reported duty. */
export type Work<Trip extends Span = Span> = { readonly trips: readonly Trip[]; readonly duty: readonly Span[] };

/** Work between two full rests, from the first pickup or start of duty to the last drop-off or its end. */
export type DutyStretch<Trip extends Span = Span> = Span & {
  readonly hours: number;
  readonly trips: readonly Trip[];
  /** Hours since the stretch before; null for the first known one. */
  readonly restBefore: number | null;
};

/**
 * The one definition of work and rest, for drivers, our team and the rule on who may drive: someone on duty does not
 * rest, with or without a trip. A trip of several days includes its nights’ rest, so each of its days counts
 * separately.
 */
export function dutyStretches<Trip extends Span>(
  { trips, duty }: Work<Trip>,
  restHours: number,
): readonly DutyStretch<Trip>[] {
  const joined: { from: Date; to: Date; trips: Trip[] }[] = [];
  for (const { from, to, trip } of inOrder(trips, duty)) {
    const open = joined.at(-1);
    const isRested = open && hoursBetween(open.to, from) >= restHours;
    if (!open || isRested) joined.push({ from, to, trips: trip });
    else {
      open.to = to > open.to ? to : open.to;
      open.trips.push(...trip);
    }
  }
  return joined.map((stretch, at) => {
    const before = joined[at - 1];
    return {
      ...stretch,
      hours: hoursBetween(stretch.from, stretch.to),
      restBefore: before ? hoursBetween(before.to, stretch.from) : null,
    };
  });
}

const inOrder = <Trip extends Span>(trips: readonly Trip[], duty: readonly Span[]) =>
  [
    ...trips.flatMap((trip) => daysOfTrip(trip).map(({ from, to }) => ({ from, to, trip: [trip] }))),
    ...duty.map(({ from, to }) => ({ from, to, trip: [] })),
  ].toSorted((a, b) => a.from.getTime() - b.from.getTime());

/** Open until now; a forgotten shift counts no longer than the longest allowed duty. */
export function spanOnDuty({ from, to }: { from: Date; to: Date | null }, now: Date, dutyHours: number): Span {
  const longest = addHours(from, dutyHours);
  const end = to ?? now;
  return { from, to: end < longest ? end : longest };
}
