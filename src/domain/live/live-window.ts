import { companyRules } from "../company/company-rules.ts";
import { addMinutes } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isOnRoad, isOver } from "../trip/trip-on-road.ts";

/** The facts that decide whether a trip may be followed. */
export type FollowedTrip = {
  readonly state: TripState;
  readonly pickupAt: Date;
  readonly plannedEnd: Date;
  /** Null while it has not ended. */
  readonly endedAt: Date | null;
};

export const liveStandings = ["early", "open", "over", "cancelled"] as const;
export type LiveStanding = (typeof liveStandings)[number];

/**
 * A trip can be followed from an hour before pickup, or from departure, until some minutes after its end. A late trip
 * has not ended; without any report the plan is all we know.
 */
export function liveStanding(trip: FollowedTrip, now: Date): LiveStanding {
  if (trip.state === "cancelled") return "cancelled";
  if (isOnRoad(trip)) return "open";
  if (now > liveUntil(trip)) return "over";
  return !isOver(trip) && now < liveFrom(trip) ? "early" : "open";
}

export const liveFrom = ({ pickupAt }: Pick<FollowedTrip, "pickupAt">): Date =>
  addMinutes(pickupAt, -companyRules.trackedBeforeMinutes);

/** When it stops being shown, as far as known. */
export const liveUntil = (trip: FollowedTrip): Date =>
  addMinutes((isOver(trip) ? trip.endedAt : null) ?? trip.plannedEnd, companyRules.trackedAfterMinutes);

/** A drive in several vehicles can be followed while any of them can. */
export function standingOfDrive(parts: readonly FollowedTrip[], now: Date): LiveStanding {
  const standings = parts.map((part) => liveStanding(part, now));
  return (["open", "early", "over"] as const).find((one) => standings.includes(one)) ?? "cancelled";
}

/** It can be followed now or later, so a link to it is worth giving. */
export const isFollowable = (standing: LiveStanding): boolean => standing === "early" || standing === "open";
