import { type LocalDate, monthOf, weekdayOf } from "../time/local-time.ts";
import { publicHoliday } from "../time/public-holidays.ts";

/** The months a tour runs in, 1 for January, in season order. Any other tour runs all year. */
export const tourSeasons: Readonly<Record<string, readonly number[]>> = {
  "whale-watching": [6, 7, 8, 9, 10, 11],
  // The wild flowers bloom in August and September.
  "west-coast": [8, 9],
};

/** Days within its season on which a tour doesn’t run, or might not. */
export type TourClosure = {
  readonly tour: string;
  readonly when: ClosedDays;
  /**
   * Closed: can’t be booked. Checked: our team confirms, because a sight may be shut. Partly: it runs with one sight
   * shut.
   */
  readonly effect: "closed" | "checked" | "partly";
  /** For the customer: a full sentence that is true on any day. */
  readonly text: string;
};

type ClosedDays =
  | { readonly kind: "holidays"; readonly names: readonly string[] }
  /** Sunday is 0. */
  | { readonly kind: "weekdays"; readonly weekdays: readonly number[] }
  | { readonly kind: "months"; readonly months: readonly number[] }
  /** Such as the second Sunday of March; Sunday is 0. */
  | { readonly kind: "nth_weekday"; readonly nth: number; readonly weekday: number; readonly month: number };

export const tourClosures: readonly TourClosure[] = [
  {
    tour: "winelands",
    when: { kind: "holidays", names: ["Good Friday", "Christmas Day"] },
    effect: "closed",
    text: "The Winelands tour doesn’t run on Good Friday and Christmas Day, when many tasting rooms are closed.",
  },
  {
    tour: "cape-peninsula",
    when: { kind: "nth_weekday", nth: 2, weekday: 0, month: 3 },
    effect: "closed",
    text: "The Cape Peninsula tour doesn’t run on the second Sunday of March, which we keep free for the Cape Town Cycle Tour: it closes most of the loop.",
  },
  {
    tour: "table-mountain",
    when: { kind: "months", months: [7, 8] },
    effect: "checked",
    text: "In July and August the cableway may be closed for its yearly maintenance. We check its dates before we confirm a Table Mountain tour in these months.",
  },
  {
    tour: "township",
    when: { kind: "weekdays", weekdays: [0] },
    effect: "partly",
    text: "The District Six Museum is closed on Sundays, so the tour then runs without it.",
  },
];

export const closuresOf = (tour: string): readonly TourClosure[] => tourClosures.filter((one) => one.tour === tour);

/** Why a tour doesn’t run on a day, or what our team checks first. */
export const closureOn = (tour: string, date: LocalDate): TourClosure | undefined =>
  closuresOf(tour).find(({ when }) => covers(when, date));

function covers(when: ClosedDays, date: LocalDate): boolean {
  if (when.kind === "months") return when.months.includes(monthOf(date));
  if (when.kind === "weekdays") return when.weekdays.includes(weekdayOf(date));
  if (when.kind === "holidays") return when.names.includes(publicHoliday(date) ?? "");
  const isInWeek = Math.ceil(Number(date.slice(8)) / 7) === when.nth;
  return isInWeek && monthOf(date) === when.month && weekdayOf(date) === when.weekday;
}
