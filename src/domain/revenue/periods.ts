import { addDays, addMonths, daysBetween, type LocalDate, localDate } from "../time/local-time.ts";

/** Both days included. */
export type Period = { readonly from: LocalDate; readonly until: LocalDate };

const firstOf = (day: LocalDate): LocalDate => localDate(`${day.slice(0, 7)}-01`);

/** The whole months of a period by their first and last month, and the days before and after them. */
export type PeriodParts = { readonly months: Period | null; readonly days: readonly Period[] };

/** Whole months are read as such, so that years cost no more than a few weeks. */
export function partsOfPeriod({ from, until }: Period): PeriodParts {
  const first = firstOf(from) === from ? from : addMonths(firstOf(from), 1);
  const after = firstOf(addDays(until, 1));
  if (first >= after) return { months: null, days: [{ from, until }] };
  return {
    months: { from: first, until: addMonths(after, -1) },
    days: [
      ...(from < first ? [{ from, until: addDays(first, -1) }] : []),
      ...(after <= until ? [{ from: after, until }] : []),
    ],
  };
}

export const comparisons = ["before", "year", "other", "none"] as const;
export type Comparison = (typeof comparisons)[number];

const isMonths = ({ from, until }: Period) =>
  firstOf(from) === from && firstOf(addDays(until, 1)) === addDays(until, 1);

/**
 * The time just before, as long as the period (whole months before whole months), the same days a year earlier, or any other
 * time that was chosen.
 */
export function comparedPeriod(period: Period, comparison: Comparison, other: Period | null = null): Period | null {
  const { from, until } = period;
  if (comparison === "none") return null;
  if (comparison === "other") return other;
  if (comparison === "year")
    return isMonths(period)
      ? { from: addMonths(from, -12), until: addDays(addMonths(addDays(until, 1), -12), -1) }
      : { from: addMonths(from, -12), until: addMonths(until, -12) };
  if (!isMonths(period)) {
    const length = daysBetween(from, until) + 1;
    return { from: addDays(from, -length), until: addDays(from, -1) };
  }
  const count = monthsBetween(from, addDays(until, 1));
  return { from: addMonths(from, -count), until: addDays(from, -1) };
}

const monthsBetween = (from: LocalDate, to: LocalDate): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

export type Step = "day" | "week" | "month";

/** How finely a period is drawn: never more than about sixty points. */
export function stepOf({ from, until }: Period): Step {
  const days = daysBetween(from, until) + 1;
  if (days <= 62) return "day";
  return days <= 200 ? "week" : "month";
}

/** The first day of the step that a day belongs to; the first of a period starts with it. */
export function stepStart(day: LocalDate, step: Step, { from }: Period): LocalDate {
  if (step === "day") return day;
  if (step === "week") return addDays(from, Math.floor(daysBetween(from, day) / 7) * 7);
  return firstOf(day) < from ? from : firstOf(day);
}

/** The first days of all steps of a period. */
export function stepsOf(period: Period, step: Step = stepOf(period)): readonly LocalDate[] {
  const starts: LocalDate[] = [];
  for (let day = period.from; day <= period.until; day = nextStep(day, step)) starts.push(day);
  return starts;
}

const nextStep = (day: LocalDate, step: Step): LocalDate => {
  if (step === "month") return addMonths(firstOf(day), 1);
  return addDays(day, step === "week" ? 7 : 1);
};
