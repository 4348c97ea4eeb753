import { type Comparison, comparedPeriod, type Period } from "#domain/revenue/periods.ts";
import { localDate } from "#domain/time/local-time.ts";

type Input = {
  readonly against: Comparison;
  readonly against_from?: string | undefined;
  readonly against_until?: string | undefined;
};

/** The requested comparison period. */
export function comparedWith(period: Period, { against, against_from, against_until }: Input): Period | null {
  const other =
    against_from && against_until ? { from: localDate(against_from), until: localDate(against_until) } : null;
  return comparedPeriod(period, against, other);
}
