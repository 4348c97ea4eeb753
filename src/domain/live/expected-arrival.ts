import { addMinutes } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { statesBeforeStart } from "../trip/trip-on-road.ts";

type Travelling = {
  readonly state: TripState;
  readonly pickupAt: Date;
  readonly plannedEnd: Date;
  /** From the last position to the next stop; null if either is unknown. */
  readonly drive: { readonly from: Date; readonly minutes: number } | null;
  /** It stops on the way, or ends by the clock, so the road says nothing about its end. */
  readonly hasOwnCourse: boolean;
};

export type ExpectedArrival = {
  readonly at: Date;
  readonly target: "pickup" | "dropoff";
  /** By the last position and the road from there, otherwise as planned. */
  readonly by: "road" | "plan";
};

/** When the vehicle will be there; null while it waits or after it arrived. */
export function expectedArrival(trip: Travelling, now: Date): ExpectedArrival | null {
  const target = targetOf(trip.state);
  if (!target) return null;
  const planned = target === "pickup" ? trip.pickupAt : trip.plannedEnd;
  const followsRoad = trip.state === "en_route" || (trip.state === "onboard" && !trip.hasOwnCourse);
  if (!trip.drive || !followsRoad) return { at: planned, target, by: "plan" };
  // A silent phone: estimated by road from its last position. It has not arrived yet, or we would know.
  const there = addMinutes(trip.drive.from, trip.drive.minutes);
  return { at: there < now ? now : there, target, by: "road" };
}

export function targetOf(state: TripState): "pickup" | "dropoff" | null {
  if (state === "en_route" || statesBeforeStart.some((one) => one === state)) return "pickup";
  return state === "onboard" || state === "stopover" ? "dropoff" : null;
}
