import { companyRules } from "../company/company-rules.ts";
import { addMinutes } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isOnRoad, isOver, shouldHaveStarted } from "../trip/trip-on-road.ts";
import type { RoadAlertKind } from "./road-alert.ts";

/** A vehicle’s activity on the map, the most urgent first. */
export const vehicleStatuses = [
  "interrupted",
  "late",
  "off_route",
  "stopped",
  "speeding",
  "silent",
  "on_trip",
  "on_duty",
] as const;
export type VehicleStatus = (typeof vehicleStatuses)[number];

export type VehicleSeen = {
  readonly trip: { readonly state: TripState; readonly pickupAt: Date; readonly end: Date } | null;
  readonly takenAt: Date | null;
  readonly alerts: readonly RoadAlertKind[];
  /** From how many minutes on a phone on a trip is silent, by the company’s settings. */
  readonly silentMinutes: number;
};

/** The gravest of what is true of it. */
export function vehicleStatus({ trip, takenAt, alerts, silentMinutes }: VehicleSeen, now: Date): VehicleStatus {
  const isDriving = trip !== null && isOnRoad(trip);
  // It broke down with passengers aboard, and waits with them until another vehicle comes.
  if (trip?.state === "interrupted") return "interrupted";
  if (trip && isLate(trip, now)) return "late";
  const alert = (["off_route", "stopped", "speeding"] as const).find((kind) => alerts.includes(kind));
  if (alert) return alert;
  const silentFrom = addMinutes(now, -silentMinutes);
  if (alerts.includes("no_signal") || (isDriving && (!takenAt || takenAt <= silentFrom))) return "silent";
  return isDriving ? "on_trip" : "on_duty";
}

const isLate = (trip: { state: TripState; pickupAt: Date; end: Date }, now: Date): boolean =>
  !isOver(trip) &&
  (shouldHaveStarted(trip, now) || (isOnRoad(trip) && now > addMinutes(trip.end, companyRules.lateDepartureMinutes)));
