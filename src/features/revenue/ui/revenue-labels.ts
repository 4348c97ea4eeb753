import type { MarginPart } from "#domain/revenue/explain-margin.ts";
import type { Period } from "#domain/revenue/periods.ts";
import type { RevenueBasis } from "#domain/revenue/revenue.ts";
import { addDays, addMonths, type LocalDate, localDate } from "#domain/time/local-time.ts";

export const basisLabels: Readonly<Record<RevenueBasis, string>> = { earned: "Driven", booked: "Booked" };

export const basisNotes: Readonly<Record<RevenueBasis, string>> = {
  earned: "By the date a trip was driven or a fee fell due.",
  booked: "By the date the booking was made, whether or not it has been driven yet.",
};

export const againstLabels = {
  before: "The time before",
  year: "A year earlier",
  other: "Other dates…",
  none: "Nothing",
} as const;

export const marginPartLabels: Readonly<Record<MarginPart, string>> = {
  net: "Net revenue",
  driver: "Driver pay",
  provider: "Providers",
  vehicle: "Vehicles",
  commission: "Commission",
};

const months = "January February March April May June July August September October November December".split(" ");

/** “July 2026” */
export const monthText = (day: string): string => `${months[Number(day.slice(5, 7)) - 1] ?? ""} ${day.slice(0, 4)}`;

const dayText = (day: string) => `${Number(day.slice(8))} ${(months[Number(day.slice(5, 7)) - 1] ?? "").slice(0, 3)}`;

const isMonth = ({ from, until }: { from: string; until: string }) =>
  from.endsWith("-01") && addDays(addMonths(localDate(from), 1), -1) === until;

/** “July 2026”, or “3 Jul – 9 Aug 2026” */
export function periodText(period: { from: string; until: string }): string {
  if (isMonth(period)) return monthText(period.from);
  const year = period.from.slice(0, 4) === period.until.slice(0, 4) ? "" : ` ${period.from.slice(0, 4)}`;
  return `${dayText(period.from)}${year} – ${dayText(period.until)} ${period.until.slice(0, 4)}`;
}

/** On an axis: “3 Jul”, “Jul 26” */
export const stepText = (from: string, step: "day" | "week" | "month"): string =>
  step === "month" ? `${monthText(from).slice(0, 3)} ${from.slice(2, 4)}` : dayText(from);

export type PeriodChoice = { readonly value: string; readonly label: string; readonly period: Period };

/** Presets: the usual periods, and each of the last 36 months by name. */
export function periodChoices(today: LocalDate): readonly PeriodChoice[] {
  const first = localDate(`${today.slice(0, 7)}-01`);
  const choice = (label: string, from: LocalDate, until: LocalDate): PeriodChoice => ({
    value: `${from}_${until}`,
    label,
    period: { from, until },
  });
  const year = localDate(`${today.slice(0, 4)}-01-01`);
  return [
    choice("This month so far", first, today),
    choice("Last 3 months", addMonths(first, -3), addDays(first, -1)),
    choice("This year so far", year, today),
    choice("Last 12 months", addMonths(first, -12), addDays(first, -1)),
    choice("Last 3 years", addMonths(first, -36), addDays(first, -1)),
    ...Array.from({ length: 36 }, (_, at) => {
      const from = addMonths(first, -1 - at);
      return choice(monthText(from), from, addDays(addMonths(from, 1), -1));
    }),
  ];
}

/** “R12.3k”, for an axis or a small cell. */
export function shortRand(cents: number): string {
  const rand = cents / 100;
  const size = Math.abs(rand);
  if (size >= 999_500) return `R${Math.round(rand / 100_000) / 10}m`;
  if (size >= 1000 && size < 10_000) return `R${Math.round(rand / 100) / 10}k`;
  if (size >= 1000) return `R${Math.round(rand / 1000)}k`;
  return `R${Math.round(rand)}`;
}

/** “+12%”, “−3%”; null without a comparison. */
export function changeText(now: number, before: number): string | null {
  if (before <= 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  const sign = percent > 0 ? "+" : "−";
  return percent === 0 ? "0%" : `${sign}${Math.abs(percent)}%`;
}
