import type { VehicleClass } from "../catalogue/vehicle-class.ts";
import { placeIn } from "../geography/find-place.ts";
import { type Cents, zero } from "../money/money.ts";
import { addDays, hoursBetween, type LocalDate, localDateOf, localTimeOf, weekdayOf } from "../time/local-time.ts";
import { type HolidayChanges, publicHoliday } from "../time/public-holidays.ts";
import type { PricedPlace } from "./price-request.ts";
import { effectOf, isSurcharge } from "./rule-effect.ts";
import type { PriceKind, RuleLimits, Season, Tariff, TimeRule } from "./tariff.ts";
import { liesInZone } from "./zones.ts";

export type Departure = {
  readonly kind: PriceKind;
  readonly at: Date;
  readonly bookedAt: Date;
  readonly vehicleClass: VehicleClass;
  readonly passengers: number;
  /** Where the trip starts and ends. */
  readonly ends: readonly PricedPlace[];
  /** The surcharges are added to it. */
  readonly fare?: Cents | undefined;
  /** The partner or company that books, if one does. */
  readonly buyer?: string | undefined;
};

export type RuleBook = Pick<Tariff, "timeRules" | "ruleSum" | "seasons" | "zones"> & {
  readonly catalogue?: Pick<Tariff["catalogue"], "holidays">;
};

/** The surcharges and reductions for departing at this moment, in the tariff’s order. */
export function timeRulesFor(book: RuleBook, departure: Departure): readonly TimeRule[] {
  const applying = book.timeRules.filter(
    (rule) =>
      rule.appliesTo.includes(departure.kind) &&
      holds(rule.when, departure, book) &&
      (!rule.only || isWithin(rule.only, rule.when, departure, book)),
  );
  return book.ruleSum === "highest" ? withHighest(applying, departure.fare ?? zero) : applying;
}

/** The first of several that add the same. */
function withHighest(rules: readonly TimeRule[], fare: Cents): readonly TimeRule[] {
  const surcharges = rules.filter(isSurcharge);
  const most = Math.max(...surcharges.map((rule) => effectOf(rule, fare)));
  const highest = surcharges.find((rule) => effectOf(rule, fare) === most);
  return rules.filter((rule) => rule === highest || !isSurcharge(rule));
}

function holds(when: TimeRule["when"], { at, bookedAt }: Departure, { seasons, catalogue }: RuleBook): boolean {
  switch (when.kind) {
    case "always":
      return true;
    case "hours":
      return isBetween(localTimeOf(at), when.from, when.until);
    case "days":
      return isBetween(localDateOf(at).slice(5), when.from, `${when.until}~`);
    case "public_holiday":
      return isHoliday(localDateOf(at), when.also, catalogue?.holidays);
    case "season":
      return isInSeason(
        localDateOf(at),
        seasons?.find(({ id }) => id === when.season),
      );
    case "short_notice":
      return hoursBetween(bookedAt, at) < when.hours;
    case "long_notice":
      return hoursBetween(bookedAt, at) >= when.hours;
  }
}

/** Where the year is given, the span is of that year alone. */
const isInSeason = (day: LocalDate, season: Season | undefined): boolean =>
  season?.spans.some(({ from, until }) => isBetween(day.slice(-from.length), from, `${until}~`)) ?? false;

function isWithin(
  only: RuleLimits,
  when: TimeRule["when"],
  departure: Departure,
  { zones }: Pick<RuleBook, "zones">,
): boolean {
  const { weekdays, vehicleClasses, fromPassengers = 0, places, buyers } = only;
  if (buyers && (departure.buyer === undefined || !buyers.includes(departure.buyer))) return false;
  if (weekdays && !weekdays.includes(weekdayOf(dayOf(when, departure.at)))) return false;
  if (vehicleClasses && !vehicleClasses.includes(departure.vehicleClass)) return false;
  if (departure.passengers < fromPassengers) return false;
  if (only.zones && !liesInZone({ ids: only.zones, end: only.zoneEnd }, departure.ends, zones)) return false;
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

const isHoliday = (day: LocalDate, also: readonly { readonly on: string }[] = [], changes?: HolidayChanges): boolean =>
  publicHoliday(day, changes) !== undefined || also.some(({ on }) => on === day);

/** Past midnight or New Year, the end is before the start. */
const isBetween = (value: string, from: string, until: string): boolean =>
  from <= until ? value >= from && value < until : value >= from || value < until;
