import { isSilent } from "#domain/live/shown-position.ts";
import type { RoadAlertKind } from "#domain/tracking/road-alert.ts";
import { type VehicleStatus, vehicleStatus, vehicleStatuses } from "#domain/tracking/vehicle-status.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import type { RoadAlert } from "../alerts/contract.ts";
import type { LivePosition, PositionsChanged } from "../contract.ts";

/** A vehicle in the list next to the map; without a position if its phone never sent one. */
export type VehicleRow = {
  readonly id: string;
  readonly plate: string;
  readonly name: string;
  readonly driver: string | null;
  readonly trip: LivePosition["trip"];
  /** Without speed and heading if it is old. */
  readonly position: LivePosition | null;
  readonly isOld: boolean;
  readonly alerts: readonly { readonly kind: RoadAlertKind; readonly since: string }[];
  readonly status: VehicleStatus;
};

/** The server’s alerts, and after how many minutes a phone counts as silent. */
export type RoadWatch = { readonly alerts: readonly RoadAlert[]; readonly silent_minutes: number };

/** Every vehicle on duty or with a problem, problems first. */
export function vehicleRows(positions: readonly LivePosition[], watch: RoadWatch, now: Date): readonly VehicleRow[] {
  const { alerts } = watch;
  const seen = onePerDriver(positions).map((position) => rowOf(position, position, watch, now));
  const ids = new Set(seen.map(({ id }) => id));
  const unseen = alerts.filter(
    ({ vehicle }, index) => !ids.has(vehicle.id) && alerts.findIndex((one) => one.vehicle.id === vehicle.id) === index,
  );
  return [...seen, ...unseen.map((alert) => rowOf(alert, null, watch, now))].toSorted(
    (a, b) => vehicleStatuses.indexOf(a.status) - vehicleStatuses.indexOf(b.status) || a.plate.localeCompare(b.plate),
  );
}

/**
 * A driver is in one vehicle: their trip’s, rather than one they are only on duty in, otherwise the one with
 * the latest position.
 */
function onePerDriver(positions: readonly LivePosition[]): readonly LivePosition[] {
  const isBefore = (a: LivePosition, b: LivePosition) =>
    a.taken_at > b.taken_at || (a.taken_at === b.taken_at && a.vehicle.id < b.vehicle.id);
  return positions.filter(
    (one) =>
      one.driver === null ||
      hasTrip(one) ||
      !positions.some(
        (other) =>
          other.vehicle.id !== one.vehicle.id &&
          other.driver?.id === one.driver?.id &&
          (hasTrip(other) || isBefore(other, one)),
      ),
  );
}

/** The last position may belong to a finished trip; a broken-down one is not finished yet. */
const hasTrip = ({ trip }: Pick<LivePosition, "trip">): boolean => tripNow(trip) !== null;
export const tripNow = (trip: LivePosition["trip"]): LivePosition["trip"] =>
  trip && (trip.state === "interrupted" || !isOver(trip)) ? trip : null;

function rowOf(
  { vehicle, driver, trip }: Pick<LivePosition, "vehicle" | "driver" | "trip">,
  position: LivePosition | null,
  { alerts, silent_minutes: silentMinutes }: RoadWatch,
  now: Date,
): VehicleRow {
  const own = alerts.filter((alert) => alert.vehicle.id === vehicle.id);
  const seen = {
    trip: trip && { state: trip.state, pickupAt: new Date(trip.pickup_at), end: new Date(trip.ends_at) },
    takenAt: position && new Date(position.taken_at),
    alerts: own.map(({ kind }) => kind),
    silentMinutes,
  };
  const isOld = seen.takenAt !== null && isSilent({ takenAt: seen.takenAt }, now);
  return {
    ...vehicle,
    driver: driver?.name ?? null,
    trip,
    isOld,
    position: position && isOld ? { ...position, speed_kmh: null, heading: null } : position,
    alerts: own.map(({ kind, since }) => ({ kind, since })),
    status: vehicleStatus(seen, now),
  };
}

/** The vehicle in the address, or the one that drives the trip in the address. */
export const chosenRow = (
  rows: readonly VehicleRow[],
  { vehicle, trip }: { readonly vehicle: string; readonly trip: string },
): VehicleRow | undefined =>
  rows.find(({ id }) => id === vehicle) ?? rows.find((row) => trip !== "" && row.trip?.id === trip);

/** The number of vehicles in each status, without empty ones. */
export const statusCounts = (rows: readonly VehicleRow[]) =>
  vehicleStatuses
    .map((status) => ({ status, count: rows.filter((row) => row.status === status).length }))
    .filter(({ count }) => count > 0);

type Read = { readonly positions: readonly LivePosition[] };

/** The map’s data with new positions for the vehicles that have moved. */
export function withMoved<T extends Read>(read: T, { positions: moved }: PositionsChanged): T {
  const ids = new Set(moved.map(({ vehicle }) => vehicle.id));
  return { ...read, positions: [...read.positions.filter(({ vehicle }) => !ids.has(vehicle.id)), ...moved] };
}
