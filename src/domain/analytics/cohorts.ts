import { addMonths, type LocalDate, localDate } from "../time/local-time.ts";

export const cohortMonths = 12;

/** Customers who booked in a month, grouped by how many months after their first booking that was. */
export type CustomerMonth = { readonly month: LocalDate; readonly since: number; readonly customers: number };

export type Cohort = {
  /** The month of their first booking. */
  readonly month: LocalDate;
  readonly customers: number;
  /** How many of them booked one, two … months later; shorter where those months lie ahead. */
  readonly later: readonly number[];
};

/** Customers by month of their first booking, for the twelve months up to `last`, with how many came back later. */
export function cohortsOf(months: readonly CustomerMonth[], last: LocalDate): readonly Cohort[] {
  const counted = new Map(months.map(({ month, since, customers }) => [`${month}:${since}`, customers]));
  const at = (cohort: LocalDate, since: number) => counted.get(`${addMonths(cohort, since)}:${since}`) ?? 0;
  const final = localDate(`${last.slice(0, 7)}-01`);
  return Array.from({ length: cohortMonths }, (_, index) => {
    const age = cohortMonths - 1 - index;
    const month = addMonths(final, -age);
    return {
      month,
      customers: at(month, 0),
      later: Array.from({ length: age }, (_later, since) => at(month, since + 1)),
    };
  });
}
