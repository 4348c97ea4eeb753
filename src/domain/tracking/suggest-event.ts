import { addMinutes } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";

/** The problems visible from where a vehicle is. */
export const suggestedEvents = ["arrive", "met", "dropoff"] as const;
export type SuggestedEvent = (typeof suggestedEvents)[number];

/** A vehicle at the pickup or the drop-off of its trip, or one that was. */
export type TripVisit = {
  readonly place: "pickup" | "dropoff";
  readonly enteredAt: Date;
  readonly leftAt: Date | null;
  /** Our team said: not yet. */
  readonly isDeclined: boolean;
};

/** Minutes in a place before it means something: who drives past stays less. */
const dwellMinutes = { pickup: 1, dropoff: 2 };
/** Minutes away from the pickup before it means that the passengers are on board. */
const awayMinutes = 2;

/** An event a driver seems to have forgotten to report. It is asked, never done: a person decides. */
export function suggestedEvent(state: TripState, visit: TripVisit, now: Date): SuggestedEvent | undefined {
  if (visit.isDeclined) return undefined;
  const isHere = visit.leftAt === null && addMinutes(visit.enteredAt, dwellMinutes[visit.place]) <= now;
  if (visit.place === "pickup" && state === "en_route" && isHere) return "arrive";
  const hasLeft = visit.leftAt !== null && addMinutes(visit.leftAt, awayMinutes) <= now;
  if (visit.place === "pickup" && state === "arrived" && hasLeft) return "met";
  return visit.place === "dropoff" && state === "onboard" && isHere ? "dropoff" : undefined;
}
