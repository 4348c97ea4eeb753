import { hoursOfDays, lastDayHours } from "../catalogue/tour.ts";
import { type ServiceOptionId, serviceOptionIds } from "../company/catalogue.ts";
import { driverHoursAtMost, hireHours as hoursHeld } from "../pricing/hire-hours.ts";
import { addHours, localDateOf, localTimeOf, momentOf } from "../time/local-time.ts";
import { daysOfTrip } from "./days-of-trip.ts";

/** The facts that decide whether a vehicle stays with its group. */
export type StayingWish = {
  readonly service: ServiceOptionId;
  readonly offer: string | null;
  readonly returnAt: Date | null;
  readonly hireUnit: "half_day" | "full_day" | null;
};

/**
 * Tours, hires, events and coaches by the day: one vehicle from the first pickup to the end of the last day. It stays
 * with the group overnight, so no one else can have it in between.
 */
export const staysWithGuests = (wish: StayingWish): boolean =>
  lastsByDay(wish) || (wish.service === "corporate_events" && wish.returnAt === null);

/** Sold by the day: a second date is its last day, not a return trip. */
export const lastsByDay = (wish: Omit<StayingWish, "returnAt">): boolean =>
  wish.service === "day_tour" || isHired(wish);

type Stay = StayingWish & {
  readonly pickupAt: Date;
  readonly hireHours: number | null;
  readonly packageDays: number | null;
  /** How long the chosen tour lasts; null without one of ours. */
  readonly tourHours: number | null;
};

/** Days driven with the same group; one if each way is a separate trip. */
export const daysOfService = (journey: Stay): number =>
  staysWithGuests(journey) ? daysOfTrip({ from: journey.pickupAt, to: endOfStay(journey) }).length : 1;

/** A booking as recorded. */
export type BookedDays = Omit<Stay, "service"> & { readonly serviceType: string };

export const daysOfBooking = ({ serviceType, ...booking }: BookedDays): number =>
  daysOfService({ ...booking, service: serviceOptionIds.find((id) => id === serviceType) ?? "custom" });

/** Whether a booking’s second date is its last day rather than a return trip. */
export const isBookedByDay = ({
  serviceType,
  offer,
  hireUnit,
}: Pick<BookedDays, "serviceType" | "offer" | "hireUnit">) =>
  lastsByDay({ service: serviceOptionIds.find((id) => id === serviceType) ?? "custom", offer, hireUnit });

/** Hired with a driver: always a chauffeur, a car or coach by the day, and whatever our team sells that way. */
export function isHired({ service, offer, hireUnit }: Omit<StayingWish, "returnAt">): boolean {
  if (service === "chauffeur_service" || offer === "coach-hire") return true;
  return hireUnit === "full_day" && mayBeByDay.includes(service);
}

/** Our team prices these anyway, and decides whether the vehicle stays with the group. */
export const mayBeByDay: readonly ServiceOptionId[] = ["corporate_events", "staff_transport", "custom"];

const hours = { unknownTour: 9, event: 6 } as const;

/** When the last day ends. It is charged in full, so it is as long as the first. */
export function endOfStay(journey: Stay): Date {
  const { pickupAt, returnAt } = journey;
  const asSold = addHours(pickupAt, hoursOfStay(journey));
  if (returnAt === null) return asSold;
  const lastDay = addHours(momentOf(localDateOf(returnAt), localTimeOf(pickupAt)), hoursOfLastDay(journey));
  const ends = journey.packageDays === null ? [lastDay, returnAt] : [asSold, lastDay, returnAt];
  return ends.reduce((a, b) => (b > a ? b : a));
}

/** A hire of several days consists of full days. */
function hoursOfLastDay(journey: Stay): number {
  if (journey.service === "day_tour" && (journey.tourHours ?? 0) > 24) return lastDayHours;
  return Math.min(hoursOfStay({ ...journey, hireUnit: "full_day" }), driverHoursAtMost);
}

function hoursOfStay({ service, offer, hireUnit, hireHours, packageDays, tourHours }: Stay): number {
  if (service === "day_tour") {
    if (packageDays !== null && offer === "garden-route") return hoursOfDays(packageDays);
    return tourHours ?? hours.unknownTour;
  }
  if (service === "corporate_events" && hireUnit !== "full_day") return hireHours ?? hours.event;
  return hireHours ?? hoursHeld[hireUnit ?? "full_day"];
}
