import { hoursBetween, type LocalDate, localDateOf, localTimeOf } from "../time/local-time.ts";
import { publicHoliday } from "../time/public-holidays.ts";
import type { PriceKind, TimeRule } from "./tariff.ts";

type Departure = { readonly kind: PriceKind; readonly at: Date; readonly bookedAt: Date };

/** The surcharges for departing at this moment. */
export const timeRulesFor = (rules: readonly TimeRule[], departure: Departure): readonly TimeRule[] =>
  rules.filter((rule) => rule.appliesTo.includes(departure.kind) && holds(rule.when, departure));

function holds(when: TimeRule["when"], { at, bookedAt }: Departure): boolean {
  switch (when.kind) {
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

const isHoliday = (day: LocalDate, also: readonly { readonly on: string }[] = []): boolean =>
  publicHoliday(day) !== undefined || also.some(({ on }) => on === day);

/** Past midnight or New Year, the end is before the start. */
const isBetween = (value: string, from: string, until: string): boolean =>
  from <= until ? value >= from && value < until : value >= from || value < until;
