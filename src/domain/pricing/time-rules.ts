import type { VehicleClass } from "../catalogue/vehicle-class.ts";
import { placeIn } from "../geography/find-place.ts";
import { addDays, hoursBetween, type LocalDate, localDateOf, localTimeOf, weekdayOf } from "../time/local-time.ts";
import { publicHoliday } from "../time/public-holidays.ts";
import type { PricedPlace } from "./price-request.ts";
import type { PriceKind, RuleLimits, TimeRule } from "./tariff.ts";

export type Departure = {
  readonly kind: PriceKind;
  readonly at: Date;
  readonly bookedAt: Date;
  readonly vehicleClass: VehicleClass;
  readonly passengers: number;
  /** Where the trip starts and ends. */
  readonly ends: readonly PricedPlace[];
};

/** The surcharges and reductions for departing at this moment, in the tariff’s order. */
export const timeRulesFor = (rules: readonly TimeRule[], departure: Departure): readonly TimeRule[] =>
  rules.filter(
    (rule) =>
      rule.appliesTo.includes(departure.kind) &&
      holds(rule.when, departure) &&
      (!rule.only || isWithin(rule.only, rule.when, departure)),
  );

function holds(when: TimeRule["when"], { at, bookedAt }: Departure): boolean {
  switch (when.kind) {
    case "always":
      return true;
    case "hours":
      return isBetween(localTimeOf(at), when.from, when.until);
    case "days":
      return isBetween(localDateOf(at).slice(5), when.from, `${when.until}~`);
    case "public_holiday":
      return isHoliday(localDateOf(at), when.also);
    case "short_notice":
      return hoursBetween(bookedAt, at) < when.hours;
  }
}

function isWithin(only: RuleLimits, when: TimeRule["when"], departure: Departure): boolean {
  const { weekdays, vehicleClasses, fromPassengers = 0, places } = only;
  if (weekdays && !weekdays.includes(weekdayOf(dayOf(when, departure.at)))) return false;
  if (vehicleClasses && !vehicleClasses.includes(departure.vehicleClass)) return false;
  if (departure.passengers < fromPassengers) return false;
  return !places || touches(places, departure.ends);
}

/** Two o’clock on Sunday morning is still Saturday night of a rule that runs past midnight. */
function dayOf(when: TimeRule["when"], at: Date): LocalDate {
  const day = localDateOf(at);
  const isAfterMidnight = when.kind === "hours" && when.from > when.until && localTimeOf(at) < when.until;
  return isAfterMidnight ? addDays(day, -1) : day;
}

function touches(places: readonly string[], ends: readonly PricedPlace[]): boolean {
  const names = new Set([...places, ...namesOf(places)]);
  return ends.some(({ name, town }) => [name, town].some((one) => one !== null && names.has(one)));
}

/** Our team writes places as it knows them: "Tsitsikamma" is the national park of that name. */
export const namesOf = (places: readonly string[]): readonly string[] =>
  places.map((place) => placeIn(place)?.name ?? place);

const isHoliday = (day: LocalDate, also: readonly { readonly on: string }[] = []): boolean =>
  publicHoliday(day) !== undefined || also.some(({ on }) => on === day);

/** Past midnight or New Year, the end is before the start. */
const isBetween = (value: string, from: string, until: string): boolean =>
  from <= until ? value >= from && value < until : value >= from || value < until;
