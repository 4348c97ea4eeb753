import type { Tone } from "#design/badge.tsx";
import { formatTimeBeside } from "#design/dates/date-text.tsx";
import type { StreetMarker } from "#design/map/street-map-markers.ts";

import { isMomentary, type RoadAlertKind } from "#domain/tracking/road-alert.ts";
import { roadAlertLabels } from "#domain/tracking/tracking-labels.ts";
import type { VehicleStatus } from "#domain/tracking/vehicle-status.ts";

/** Each status’s colour in the list and on the map. */
export const statusTones: Readonly<Record<VehicleStatus, Tone>> = {
  interrupted: "bad",
  late: "bad",
  off_route: "bad",
  stopped: "warn",
  speeding: "warn",
  silent: "neutral",
  on_trip: "ok",
  on_duty: "info",
};

export const markerTones: Readonly<Record<VehicleStatus, StreetMarker["tone"]>> = {
  interrupted: "bad",
  late: "bad",
  off_route: "bad",
  stopped: "warn",
  speeding: "warn",
  silent: "quiet",
  on_trip: "ok",
  on_duty: "info",
};

/** "now", "40 s ago", "12 min ago", "2 h ago" */
export function agoText(at: string, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 1000));
  if (seconds < 10) return "now";
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min ago` : `${Math.round(minutes / 60)} h ago`;
}

/** "Off route for 3 min", "Speeding 3 min ago" */
export const alertText = ({ kind, since }: { kind: RoadAlertKind; since: string }, now: Date): string =>
  isMomentary(kind)
    ? `${roadAlertLabels[kind]} ${agoText(since, now)}`
    : `${roadAlertLabels[kind]} for ${spanText(now.getTime() - Date.parse(since))}`;

/** "14:05", and before today "Sun 15 Nov, 14:05" */
export const seenText = (at: string, now: Date): string => formatTimeBeside(at, now);

/** "12 min", "1 h 05 min" */
export function spanText(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}

/** The end of a number plate, as said on the radio. */
export const shortPlate = (plate: string): string => plate.split(/[\s-]+/).at(-1) ?? plate;
