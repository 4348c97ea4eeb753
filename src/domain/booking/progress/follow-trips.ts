import type { TripState } from "../../trip/trip-lifecycle.ts";
import { isOnRoad, isOver } from "../../trip/trip-on-road.ts";

/** Driven in full or in part. */
const driven: readonly TripState[] = ["completed", "interrupted"];

/** No one came to any trip that was not cancelled. */
export function isWhollyMissed(trips: readonly TripState[]): boolean {
  const counting = trips.filter((state) => state !== "cancelled");
  return counting.length > 0 && counting.every((state) => state === "no_show");
}

/**
 * How far a booking has come by its trips: in progress from the first departure, completed with the last drop-off. Null:
 * no one has set off. What was cancelled does not count; a no-show counts as over, but has brought no one anywhere. A trip
 * that broke down goes on in a trip of its own; where that is cancelled, it ended where it stopped.
 */
export function progressOf(trips: readonly TripState[]): "in_progress" | "completed" | null {
  const counting = trips.filter((state) => state !== "cancelled");
  const isDone = counting.every((state) => isOver({ state })) && counting.some((state) => driven.includes(state));
  if (isDone) return "completed";
  return counting.some((state) => isOnRoad({ state }) || driven.includes(state)) ? "in_progress" : null;
}
