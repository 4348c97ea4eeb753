import { bySize, classOf, type VehicleClass, type VehicleClasses } from "../catalogue/vehicle-class.ts";
import type { Located } from "../geography/locate.ts";
import type { PricedJourney } from "../pricing/journey-price.ts";
import { hoursBetween } from "../time/local-time.ts";
import { areaOfEnds, type TripArea } from "../trip/trip-plan.ts";
import { leadHoursFor } from "./lead-time.ts";

/** How many hours ahead a trip is confirmed instantly, by area and vehicle class. A tour’s own notice applies too. */
export type InstantHours = Readonly<Record<TripArea, Readonly<Record<VehicleClass, number>>>> & {
  readonly tours: number;
};

/** `in_time` as promised; `soon`: confirmed instantly if a driver is free too; `too_soon`: a request only. */
export type Notice = "in_time" | "soon" | "too_soon";

/** Whether a journey meets our notice, or the shorter one that applies when vehicle and driver are free. */
export function noticeOf(priced: PricedJourney, rules: InstantHours, now: Date): Notice {
  const { journey, noticeHours } = priced;
  const ahead = hoursBetween(now, journey.pickupAt);
  if (ahead >= Math.max(leadHoursFor(journey.service, journey.passengers), noticeHours)) return "in_time";
  return ahead >= instantHoursFor(priced, rules) ? "soon" : "too_soon";
}

function instantHoursFor(priced: PricedJourney, rules: InstantHours): number {
  const { journey, tour, noticeHours, vehicle, classes, from, to } = priced;
  const isTour = journey.service === "day_tour";
  if (isTour && (tour === null || tour.isArrangedAhead)) return Number.POSITIVE_INFINITY;
  const byClass = rules[areaOfEnds(...endsOf(journey.destination, from, to))];
  const hours = hoursOfClass(byClass, vehicle.vehicleClass, classes);
  return Math.max(hours, noticeHours, isTour ? rules.tours : 0);
}

/** Until a class has hours of its own, those of the next smaller one that has. */
export function hoursOfClass(
  hours: Readonly<Record<VehicleClass, number>>,
  id: VehicleClass,
  classes: VehicleClasses,
): number {
  const own = hours[id];
  if (own !== undefined) return own;
  const known = classes.filter((one) => hours[one.id] !== undefined).toSorted(bySize);
  const asked = classOf(classes, id);
  const smaller = asked && known.findLast((one) => bySize(one, asked) <= 0);
  return hours[(smaller ?? known[0])?.id ?? ""] ?? Number.POSITIVE_INFINITY;
}

/** A tour or hire ends where it began; in between, the driver stays with the passengers. */
const endsOf = (destination: string, from: Located, to: Located): readonly Located[] =>
  destination.trim() === "" ? [from] : [from, to];
