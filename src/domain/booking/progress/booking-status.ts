import { isStranded } from "../../drive/relief.ts";
import type { TripState } from "../../trip/trip-lifecycle.ts";
import { isOnRoad, isOver } from "../../trip/trip-on-road.ts";
import { type BookingState, bookingStates } from "../booking-lifecycle.ts";

/**
 * A booking’s status on screen: its state, or that part of it has been driven and the rest is to come, or that its time
 * has passed without a report of its end.
 */
export const bookingStatuses = [...bookingStates, "between_trips", "end_not_reported"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

type StatusTrip = { readonly state: TripState; readonly continues: string | null };

/**
 * The status to show. What may be done with a booking goes by its state, which is in progress from the first departure to
 * the last drop-off; it reads so only while someone is on the road for it, or its passengers wait for a relief vehicle.
 * Hours after the planned end a trip whose driver says nothing is over, and our team finds out how it ended.
 */
export function statusToShow(state: BookingState, trips: readonly StatusTrip[]): BookingStatus {
  if (state !== "in_progress") return state;
  const counting = trips.filter((trip) => trip.state !== "cancelled");
  const isUnderWay = counting.some((trip) => isOnRoad(trip) || isStranded(trip));
  if (isUnderWay) return "in_progress";
  if (counting.every(isOver))
    return counting.some((trip) => trip.state === "completed_unverified") ? "end_not_reported" : "in_progress";
  // The driver who set out was taken off before the pickup, so no part of the trip has been driven.
  return counting.some(isOver) ? "between_trips" : "confirmed";
}
