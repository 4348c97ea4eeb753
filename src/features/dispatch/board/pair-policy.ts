import { offersAction } from "./action-policy.ts";
import type { BoardDay, BoardTrip } from "./contract.ts";

/** Two trips change drivers and vehicles: both have them, not the same, and no passengers on board. */
export const canSwap = (first: BoardTrip, second: BoardTrip): boolean =>
  first.driver !== null &&
  second.driver !== null &&
  [first, second].every((trip) => offersAction("swap", trip, new Date())) &&
  (first.driver.id !== second.driver.id || first.vehicle?.id !== second.vehicle?.id);

/**
 * The crew of a trip dropped on this row: a driver in the vehicle they have nearest to it that day and that has the
 * seats, a vehicle with its driver; where the row has none, with what the trip has now.
 */
export function pairOn(day: BoardDay, by: "driver" | "vehicle", trip: BoardTrip, row: string) {
  const gap = (other: BoardTrip) => Math.abs(Date.parse(other.pickup_at) - Date.parse(trip.pickup_at));
  const nearest = day.trips
    .filter((other) => other.id !== trip.id && (by === "driver" ? other.driver?.id : other.vehicle?.id) === row)
    .filter((other) => by === "vehicle" || (other.vehicle?.seats ?? 0) >= trip.passengers)
    .toSorted((a, b) => gap(a) - gap(b))[0];
  const beside = nearest ?? trip;
  return by === "driver"
    ? { driverId: row, vehicleId: beside.vehicle?.id ?? "" }
    : { driverId: beside.driver?.id ?? "", vehicleId: row };
}
