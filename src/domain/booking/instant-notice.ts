import type { VehicleClass } from "../company/catalogue.ts";
import type { Located } from "../geography/locate.ts";
import type { PricedJourney } from "../pricing/journey-price.ts";
import { hoursBetween } from "../time/local-time.ts";
import { areaOfEnds, type TripArea } from "../trip/trip-plan.ts";
import { leadHoursFor } from "./lead-time.ts";

/** From how many hours ahead a trip is confirmed at once, by area and by vehicle class; a tour needs its own notice too. */
export type InstantHours = Readonly<Record<TripArea, Readonly<Record<VehicleClass, number>>>> & {
  readonly tours: number;
};

/** Ferry seats and rooms are booked elsewhere first, so neither a vehicle nor a driver is enough. */
const arrangedAhead: readonly string[] = ["robben-island", "garden-route"];

/** In time as promised; soon, and confirmed at once if a driver is free too; or too soon for anything but a request. */
export type Notice = "in_time" | "soon" | "too_soon";

/** Whether a journey meets the notice we ask for, and to the shorter one that is enough where everyone is there. */
export function noticeOf(priced: PricedJourney, rules: InstantHours, now: Date): Notice {
  const { journey } = priced;
  const ahead = hoursBetween(now, journey.pickupAt);
  if (ahead >= leadHoursFor(journey.service, journey.passengers)) return "in_time";
  return ahead >= instantHoursFor(priced, rules) ? "soon" : "too_soon";
}

function instantHoursFor({ journey, vehicle, from, to }: PricedJourney, rules: InstantHours): number {
  const isTour = journey.service === "day_tour";
  if (isTour && (journey.offer === null || arrangedAhead.includes(journey.offer))) return Number.POSITIVE_INFINITY;
  const hours = rules[areaOfEnds(...endsOf(journey.destination, from, to))][vehicle.vehicleClass];
  return isTour ? Math.max(hours, rules.tours) : hours;
}

/** A tour and a hire end where they began; wherever they go meanwhile, the driver is with them. */
const endsOf = (destination: string, from: Located, to: Located): readonly Located[] =>
  destination.trim() === "" ? [from] : [from, to];
