import { accept } from "#domain/result.ts";
import { forecastWeeks } from "#domain/revenue/forecast.ts";
import { netOfFigures } from "#domain/revenue/revenue.ts";
import { addDays, daysBetween, type LocalDate, localDate, localDateOf, weekdayOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { revenueContract } from "../contract.ts";
import { findDays } from "./report-views.ts";

const weeksBack = 130;
const weeksShown = 12;

/** The forecast for the next weeks, from the past whole weeks. */
export async function revenueForecast(ctx: Context, { service }: ParsedOf<typeof revenueContract.revenueForecast>) {
  const today = localDateOf(ctx.now);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const from = addDays(monday, -7 * weeksBack);
  const input = { basis: "earned", service, period: { from, until: addDays(monday, -1) } } as const;
  const weeks = wholeWeeks(await findDays(ctx.db, input, "service", false), from);
  const forecast = forecastWeeks(weeks.map(({ cents }) => cents));
  return accept({
    past: weeks.slice(-weeksShown).map(({ week, cents }) => ({ from: week, net_cents: cents })),
    forecast: forecast && {
      method: forecast.method,
      error: forecast.error,
      tried: forecast.tried,
      weeks: forecast.weeks.map(({ expected, low, high }, at) => ({
        from: addDays(monday, 7 * at),
        expected_cents: expected,
        low_cents: low,
        high_cents: high,
      })),
    },
  });
}

type Days = Awaited<ReturnType<typeof findDays>>;

/** Starts with the first week with revenue, because earlier weeks say nothing. */
function wholeWeeks(days: Days, from: LocalDate) {
  const sums = Array.from({ length: weeksBack }, () => 0);
  for (const day of days) {
    const at = Math.floor(daysBetween(from, localDate(day.key)) / 7);
    sums[at] = (sums[at] ?? 0) + netOfFigures(day);
  }
  const first = sums.findIndex((cents) => cents > 0);
  return first < 0
    ? []
    : sums.slice(first).map((cents, at) => ({ week: addDays(from, 7 * (first + at)), cents: Math.round(cents) }));
}
