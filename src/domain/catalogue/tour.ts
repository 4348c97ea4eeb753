import type { LocalDate } from "../time/local-time.ts";
import { monthOf, weekdayOf } from "../time/local-time.ts";
import { type HolidayChanges, publicHoliday } from "../time/public-holidays.ts";

/** Not yet sold, sold, not sold for a while, or never again; what was sold of it stays. */
export const tourStates = ["draft", "on_sale", "paused", "ended"] as const;
export type TourState = (typeof tourStates)[number];

export type Duration = {
  readonly fewest: number;
  /** Null if there is no upper limit. */
  readonly most: number | null;
  readonly unit: "minutes" | "hours" | "days";
};

/** Days within its season on which a tour doesn’t run, or might not. */
export type TourClosure = {
  readonly when: ClosedDays;
  /**
   * Closed: can’t be booked. Checked: our team confirms, because a sight may be shut. Partly: it runs with one sight
   * shut.
   */
  readonly effect: "closed" | "checked" | "partly";
  /** For the customer: a full sentence that is true on any day. */
  readonly text: string;
};

export type ClosedDays =
  | { readonly kind: "holidays"; readonly names: readonly string[] }
  /** Sunday is 0. */
  | { readonly kind: "weekdays"; readonly weekdays: readonly number[] }
  | { readonly kind: "months"; readonly months: readonly number[] }
  | { readonly kind: "dates"; readonly dates: readonly string[] }
  /** Such as the second Sunday of March; Sunday is 0. */
  | { readonly kind: "nth_weekday"; readonly nth: number; readonly weekday: number; readonly month: number };

/** The facts a tour is sold and planned by. Its texts and pictures are beside it in the record. */
export type TourFacts = {
  /** The last part of its booking page, /book/{bookSlug}. */
  readonly bookSlug: string;
  readonly name: string;
  /** How a sentence about it begins. */
  readonly subject: string;
  readonly duration: Duration;
  /** The months it is offered in, 1 for January, in season order; null if it runs all year. */
  readonly months: readonly number[] | null;
  /** When a day may start; the first is the usual one. */
  readonly startTimes: readonly string[];
  readonly closures: readonly TourClosure[];
  /** Wind, swell or cloud can spoil it: the cable car, the ferry, the boat, the light. */
  readonly needsWeather: boolean;
  /** Ferry seats or rooms must be booked first, so a free vehicle and driver are not enough. */
  readonly isArrangedAhead: boolean;
  /** Hours before the start after which our team answers first; null: as for every tour. */
  readonly noticeHours: number | null;
};

export type Tour = TourFacts & {
  /** The last part of its page, /tours/{slug}; also its name in prices and bookings. */
  readonly slug: string;
  readonly state: TourState;
  /** The company’s calendar; it comes with the tour when that is read, and is never stored with it. */
  readonly holidays?: HolidayChanges | undefined;
};

export const isOnSale = ({ state }: Pick<Tour, "state">): boolean => state === "on_sale";

export const startTimeOf = ({ startTimes }: Pick<Tour, "startTimes">): string => startTimes[0] ?? "09:00";

/** The times that a customer chooses from. With one alone a private tour starts when its customer likes. */
export const timesToChoose = ({ startTimes }: Pick<Tour, "startTimes">): readonly string[] =>
  startTimes.length > 1 ? startTimes : [];

export const runsInMonth = ({ months }: Pick<Tour, "months">, month: number): boolean =>
  months?.includes(month) ?? true;

/** Why a tour doesn’t run on a day, or what our team checks first. */
export const closureOn = ({ closures, holidays }: Calendar, date: LocalDate): TourClosure | undefined =>
  closures.find(({ when }) => covers(when, date, holidays));

type Calendar = Pick<Tour, "closures" | "holidays">;

function covers(when: ClosedDays, date: LocalDate, holidays?: HolidayChanges): boolean {
  if (when.kind === "months") return when.months.includes(monthOf(date));
  if (when.kind === "weekdays") return when.weekdays.includes(weekdayOf(date));
  if (when.kind === "dates") return when.dates.includes(date);
  if (when.kind === "holidays") return when.names.includes(publicHoliday(date, holidays) ?? "");
  const isInWeek = Math.ceil(Number(date.slice(8)) / 7) === when.nth;
  return isInWeek && monthOf(date) === when.month && weekdayOf(date) === when.weekday;
}

/** The last day of a tour of several days is as long as a day tour. */
export const lastDayHours = 9;

/** For how long a vehicle stays with its group. */
export function tourHours({ duration }: Pick<Tour, "duration">): number {
  const most = duration.most ?? duration.fewest;
  return duration.unit === "days" ? hoursOfDays(most) : most;
}

export const hoursOfDays = (days: number): number => (days - 1) * 24 + lastDayHours;

/** How a booking names it, in emails, on invoices and boards. */
export const tourTitle = (name: string): string => `${name} tour`;

/** Months as a season has them: November comes before January where both are in it. */
export function inSeasonOrder(months: readonly number[]): readonly number[] {
  const sorted = months.toSorted((one, other) => one - other);
  const start = sorted.findIndex((month, at) => at > 0 && month - (sorted[at - 1] ?? month) > 1);
  const goesOn = sorted[0] === 1 && sorted.at(-1) === 12 && start > 0;
  return goesOn ? [...sorted.slice(start), ...sorted.slice(0, start)] : sorted;
}
