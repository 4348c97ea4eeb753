import { and, between, eq, or, type SQL } from "drizzle-orm";
import type { figureSums, revenueSums } from "#db/schema/revenue.ts";
import type { missedSums } from "#db/schema/selling.ts";
import { type Period, partsOfPeriod } from "#domain/revenue/periods.ts";

type Sums = typeof revenueSums | typeof figureSums | typeof missedSums;

/** Uses monthly sums for whole months, and daily sums for the days around them. */
export function withinPeriod(sums: Sums, period: Period): SQL | undefined {
  const { months, days } = partsOfPeriod(period);
  return or(
    months ? and(eq(sums.grain, "month"), between(sums.startsOn, months.from, months.until)) : undefined,
    ...days.map(({ from, until }) => and(eq(sums.grain, "day"), between(sums.startsOn, from, until))),
  );
}
