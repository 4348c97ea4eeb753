import { type Point, straightKm } from "../geography/measure-road.ts";
import { addMinutes } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isOnRoad } from "../trip/trip-on-road.ts";
import { metresToLine } from "./geofence.ts";
import type { AlertRow, RoadAlertKind, RoadRules } from "./road-alert.ts";
import type { TripEnd } from "./trip-fences.ts";

/** A trip on the road, and the last that is known of its vehicle. */
export type RoadTripWatched = {
  readonly state: TripState;
  readonly departedAt: Date;
  readonly last: (Point & LastFix) | null;
  /** Something sends its positions: without, silence means nothing. */
  readonly isTracked: boolean;
  /** It has been in one place for as long as it takes to be called stopped. */
  readonly hasStood: boolean;
  /** By the roads from the pickup to the drop-off; null where no one knows. */
  readonly way: { readonly line: readonly Point[]; readonly ends: readonly TripEnd[] } | null;
};
type LastFix = {
  readonly takenAt: Date;
  readonly speedKmh: number | null;
  readonly accuracyM: number | null;
};

/** A speed or a place is judged while it is fresh. */
const freshMinutes = 3;
/** A fix that is off by more says nothing about a road. */
const accurateMetres = 150;

/** The problems of a trip on the road now. Who waits, at a pickup or a stop, may stand where they like. */
export function roadAlertsOf(trip: RoadTripWatched, rules: RoadRules, now: Date): AlertRow[] {
  if (!isOnRoad(trip)) return [];
  const heardAt = trip.last && trip.last.takenAt > trip.departedAt ? trip.last.takenAt : trip.departedAt;
  if (addMinutes(heardAt, rules.silentMinutes) <= now)
    return trip.isTracked ? [{ kind: "no_signal", since: heardAt }] : [];
  if (!trip.last) return [];
  const alerts: AlertRow[] = [];
  const { takenAt, speedKmh } = trip.last;
  const isDriving = trip.state === "en_route" || trip.state === "onboard";
  if (isDriving && trip.hasStood) alerts.push({ kind: "stopped", since: addMinutes(now, -rules.stoppedMinutes) });
  if (addMinutes(takenAt, freshMinutes) < now) return alerts;
  if (speedKmh !== null && speedKmh > rules.speedKmh) alerts.push({ kind: "speeding", since: takenAt });
  if (trip.state === "onboard" && isOffRoute(trip, rules)) alerts.push({ kind: "off_route", since: takenAt });
  return alerts;
}

/** Near either end the address itself may lie apart from what we know of it. */
function isOffRoute({ last, way }: RoadTripWatched, rules: RoadRules): boolean {
  if (!last || !way || way.line.length < 2 || (last.accuracyM ?? 0) > accurateMetres) return false;
  if (way.ends.some(({ at, aroundM }) => straightKm(at, last) * 1000 <= aroundM)) return false;
  return metresToLine(way.line, last) > rules.offRouteMetres;
}

/** A driver slows down at once; a warning of it stays for as long as it takes someone to see it. */
const stays: Readonly<Partial<Record<RoadAlertKind, number>>> = { speeding: 5, off_route: 1 };

/** Whether a warning that is no longer true may go. */
export const mayClear = ({ kind, raisedAt }: { kind: RoadAlertKind; raisedAt: Date }, now: Date): boolean =>
  addMinutes(raisedAt, stays[kind] ?? 0) <= now;
