import { companyRules } from "../company/company-rules.ts";
import type { Point } from "../geography/measure-road.ts";
import { pointAddress } from "../geography/nearest-place.ts";
import { addMinutes } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isBeforePickup } from "../trip/trip-on-road.ts";

/** A trip that broke down with passengers on board. */
export type BrokenTrip = {
  readonly pickupAt: Date;
  readonly end: Date;
  /** When the passengers got in; the planned time if no one reported it. */
  readonly boardedAt: Date | null;
  readonly stoppedAt: Date;
  /** Minutes by road from there to the drop-off; null if the road doesn’t determine the end, as on a tour. */
  readonly roadMinutes: number | null;
  /** When the vehicle that was chosen will be there; left out while none is. */
  readonly expectedAt?: Date | undefined;
};

export type ReliefPlan = {
  /** When another vehicle should be there, and when at the drop-off. */
  readonly pickupAt: Date;
  readonly end: Date;
  /** How much of the drive was done, by time: the first vehicle’s share of the price. */
  readonly drivenShare: number;
};

const stepMinutes = 5;

export function planRelief(trip: BrokenTrip, now: Date): ReliefPlan {
  const { withinMinutes, driveMinutesAtLeast } = companyRules.relief;
  const planned = minutesBetween(trip.stoppedAt, trip.end);
  const left = Math.max(driveMinutesAtLeast, trip.roadMinutes ?? planned);
  const driven = Math.max(0, minutesBetween(trip.boardedAt ?? trip.pickupAt, trip.stoppedAt));
  const start = onStep(trip.expectedAt ?? addMinutes(now, withinMinutes));
  return { pickupAt: start, end: addMinutes(start, Math.ceil(left)), drivenShare: driven / (driven + left) };
}

const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 60_000;

/** Times shown to people end in 0 or 5. */
export const onStep = (moment: Date): Date =>
  new Date(Math.ceil(moment.getTime() / (stepMinutes * 60_000)) * stepMinutes * 60_000);

/** Where the passengers wait, as the relief driver reads it. */
export function whereItStopped({ words, point, destination }: StoppedAt): string {
  if (words !== "") return words;
  return point ? pointAddress(point) : `On the way to ${destination}`;
}

type StoppedAt = { readonly words: string; readonly point: Point | null; readonly destination: string };

/** A relief vehicle is due or there, but its passengers have not boarded yet. */
export const isStranded = (trip: { readonly state: TripState; readonly continues: string | null }): boolean =>
  trip.continues !== null && trip.state !== "planned" && isBeforePickup(trip.state);
