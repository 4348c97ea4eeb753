import { companyRules } from "../company/company-rules.ts";
import { driverHoursAtMost } from "../pricing/hire-hours.ts";
import {
  addDays,
  addHours,
  formatDate,
  formatMoment,
  hoursBetween,
  type LocalDate,
  localDateOf,
} from "../time/local-time.ts";
import type { Span } from "../trip/capacity.ts";

const dayHours = 24;

/**
 * The days of a trip as its driver works them. On a trip longer than any duty, vehicle and driver stay with the group
 * overnight: they are taken throughout, and the driver works each day from the hour of the first pickup. The last day
 * decides for how long.
 */
export function daysOfTrip<Trip extends Span>({ from, to }: Trip): readonly Span[] {
  const hours = hoursBetween(from, to);
  if (hours <= companyRules.drivingAndRest.dutyHours) return [{ from, to }];
  const nights = Math.ceil(hours / dayHours) - 1;
  const lastDay = hours - nights * dayHours;
  return Array.from({ length: nights + 1 }, (_, day): Span => {
    const start = addHours(from, day * dayHours);
    return { from: start, to: day === nights ? to : addHours(start, Math.min(lastDay, driverHoursAtMost)) };
  });
}

export const lastDateOf = (pickupAt: Date, days: number): LocalDate => addDays(localDateOf(pickupAt), days - 1);

/** “3 days” */
export const daysText = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

/** “Wed 2 Dec 2026, 08:00 to Fri 4 Dec 2026, 3 days”; for a single day only the moment. */
export const datesText = (pickupAt: Date, days: number): string =>
  days === 1
    ? formatMoment(pickupAt)
    : `${formatMoment(pickupAt)} to ${formatDate(lastDateOf(pickupAt, days))}, ${daysText(days)}`;

/** The same for a planned trip, by start and end. */
export const datesOfTrip = (start: Date, end: Date): string =>
  datesText(start, daysOfTrip({ from: start, to: end }).length);

/** The working hours of a trip within a period, such as a day of the board, without its nights. */
export const workWithin = (within: Span, trip: Span): readonly Span[] =>
  daysOfTrip(trip)
    .filter(({ from, to }) => from < within.to && to > within.from)
    .map(({ from, to }) => ({
      from: from < within.from ? within.from : from,
      to: to > within.to ? within.to : to,
    }));
