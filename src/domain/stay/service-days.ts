import { type ServiceOptionId, serviceOptionIds, type Tour, tours } from "../company/catalogue.ts";
import { driverHoursAtMost, hireHours as hoursHeld } from "../pricing/hire-hours.ts";
import { addHours, localDateOf, localTimeOf, momentOf } from "../time/local-time.ts";
import { daysOfTrip } from "./days-of-trip.ts";

/** Decides if a vehicle stays with its group. */
export type StayingWish = {
  readonly service: ServiceOptionId;
  readonly offer: string | null;
  readonly returnAt: Date | null;
  readonly hireUnit: "half_day" | "full_day" | null;
};

/**
 * Tours, hire, events and coaches by the day: one vehicle from the first pickup to the end of the last day. It stays with
 * the group over night, so no one else has it between.
 */
export const staysWithGuests = (wish: StayingWish): boolean =>
  lastsByDay(wish) || (wish.service === "corporate_events" && wish.returnAt === null);

/** Sold for a day or more: a date after the first is its last day, and no return trip. */
export const lastsByDay = (wish: Omit<StayingWish, "returnAt">): boolean =>
  wish.service === "day_tour" || isHired(wish);

type Stay = StayingWish & {
  readonly pickupAt: Date;
  readonly hireHours: number | null;
  readonly packageDays: number | null;
};

/** On how many days it is driven with the same group; one where each way is a trip by itself. */
export const daysOfService = (journey: Stay): number =>
  staysWithGuests(journey) ? daysOfTrip({ from: journey.pickupAt, to: endOfStay(journey) }).length : 1;

/** A booking as it is on record. */
export type BookedDays = Omit<Stay, "service"> & { readonly serviceType: string };

export const daysOfBooking = ({ serviceType, ...booking }: BookedDays): number =>
  daysOfService({ ...booking, service: serviceOptionIds.find((id) => id === serviceType) ?? "custom" });

/** Whether the second date of a booking is its last day, and no return trip. */
export const isBookedByDay = ({
  serviceType,
  offer,
  hireUnit,
}: Pick<BookedDays, "serviceType" | "offer" | "hireUnit">) =>
  lastsByDay({ service: serviceOptionIds.find((id) => id === serviceType) ?? "custom", offer, hireUnit });

/** With its driver, for a time: always a chauffeur, a car or a coach by the day, and what our team sells so. */
export function isHired({ service, offer, hireUnit }: Omit<StayingWish, "returnAt">): boolean {
  if (service === "chauffeur_service" || offer === "coach-hire") return true;
  return hireUnit === "full_day" && mayBeByDay.includes(service);
}

/** Priced by a person anyway, who says whether the vehicle comes and goes or stays with the group. */
export const mayBeByDay: readonly ServiceOptionId[] = ["corporate_events", "staff_transport", "custom"];

const hours = { unknownTour: 9, event: 6, lastDayOfTour: 9 } as const;

/** When the last day ends. It is paid for whole, so it lasts as long as the first. */
export function endOfStay(journey: Stay): Date {
  const { pickupAt, returnAt } = journey;
  const asSold = addHours(pickupAt, hoursOfStay(journey));
  if (returnAt === null) return asSold;
  const lastDay = addHours(momentOf(localDateOf(returnAt), localTimeOf(pickupAt)), hoursOfLastDay(journey));
  const ends = journey.packageDays === null ? [lastDay, returnAt] : [asSold, lastDay, returnAt];
  return ends.reduce((a, b) => (b > a ? b : a));
}

/** A hire of several days is of whole ones. */
function hoursOfLastDay(journey: Stay): number {
  const tour = journey.service === "day_tour" ? tours.find(({ slug }) => slug === journey.offer) : undefined;
  if (tour?.duration.unit === "days") return hours.lastDayOfTour;
  return Math.min(hoursOfStay({ ...journey, hireUnit: "full_day" }), driverHoursAtMost);
}

function hoursOfStay({ service, offer, hireUnit, hireHours, packageDays }: Stay): number {
  if (service === "day_tour") {
    if (packageDays !== null && offer === "garden-route") return hoursOfDays(packageDays);
    const tour = tours.find(({ slug }) => slug === offer);
    return tour ? tourHours(tour) : hours.unknownTour;
  }
  if (service === "corporate_events" && hireUnit !== "full_day") return hireHours ?? hours.event;
  return hireHours ?? hoursHeld[hireUnit ?? "full_day"];
}

const hoursOfDays = (days: number): number => (days - 1) * 24 + hours.lastDayOfTour;

function tourHours({ duration }: Tour): number {
  const most = duration.most ?? duration.fewest;
  return duration.unit === "days" ? hoursOfDays(most) : most;
}
