import { companyRules } from "../company/company-rules.ts";
import { addMinutes } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isOnRoad, isOver } from "../trip/trip-on-road.ts";

/** A trip as far as it decides whether it may be followed. */
export type FollowedTrip = {
  readonly state: TripState;
  readonly pickupAt: Date;
  readonly plannedEnd: Date;
  /** When it was over; null while it is not. */
  readonly endedAt: Date | null;
};

export const liveStandings = ["early", "open", "over", "cancelled"] as const;
export type LiveStanding = (typeof liveStandings)[number];

/**
 * A trip can be followed from an hour before its pickup, or the departure, until some minutes after it has ended. One that
 * runs late has not ended; of one without any word the plan is all that is known.
 */
export function liveStanding(trip: FollowedTrip, now: Date): LiveStanding {
  if (trip.state === "cancelled") return "cancelled";
  if (isOnRoad(trip)) return "open";
  if (now > liveUntil(trip)) return "over";
  return !isOver(trip) && now < liveFrom(trip) ? "early" : "open";
}

export const liveFrom = ({ pickupAt }: Pick<FollowedTrip, "pickupAt">): Date =>
  addMinutes(pickupAt, -companyRules.trackedBeforeMinutes);

/** The last moment it is shown, as far as it is known. */
export const liveUntil = (trip: FollowedTrip): Date =>
  addMinutes((isOver(trip) ? trip.endedAt : null) ?? trip.plannedEnd, companyRules.trackedAfterMinutes);

/** Of a drive in several vehicles: as long as one of them can be followed, the drive can. */
export function standingOfDrive(parts: readonly FollowedTrip[], now: Date): LiveStanding {
  const standings = parts.map((part) => liveStanding(part, now));
  return (["open", "early", "over"] as const).find((one) => standings.includes(one)) ?? "cancelled";
}

/** Someone may still follow it, or will: a link to it is worth giving. */
export const isFollowable = (standing: LiveStanding): boolean => standing === "early" || standing === "open";
