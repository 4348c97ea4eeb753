import { spanText, tileLabels } from "#domain/analytics/analytics-labels.ts";
import { keptText, promiseLabels } from "#domain/analytics/promise-labels.ts";
import { shareText } from "#domain/analytics/share-text.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import type { GatheredReport } from "./gather-report.ts";

const months = "January February March April May June July August September October November December".split(" ");

/** “October 2026” */
export const monthName = (day: string): string => `${months[Number(day.slice(5, 7)) - 1] ?? ""} ${day.slice(0, 4)}`;

/** A negative amount starts with its sign. */
export const rand = (amount: number): string =>
  amount < 0 ? `−${formatMoney(cents(-amount))}` : formatMoney(cents(amount));

/** A report’s amounts all show cents, so that the columns visibly add up. */
export const randAndCents = (amount: number): string => (amount % 100 === 0 ? `${rand(amount)}.00` : rand(amount));

/** The month’s amounts, each with the previous month’s. */
export function sumRows({ revenue: { total, total_before } }: GatheredReport) {
  const row = (label: string, read: (figures: typeof total) => number) => ({
    label,
    now: read(total),
    before: total_before ? read(total_before) : null,
  });
  return [
    row("Gross revenue", ({ gross_cents }) => gross_cents),
    row("VAT", ({ vat_cents }) => vat_cents),
    row("Paid on for others", ({ outlay_cents }) => outlay_cents),
    row("Net revenue", ({ net_cents }) => net_cents),
    row("Driver pay", ({ driver_cents }) => driver_cents),
    row("Providers", ({ provider_cents }) => provider_cents),
    row("Vehicles", ({ vehicle_cents }) => vehicle_cents),
    row("Commission", ({ commission_cents }) => commission_cents),
    row("All costs we know", ({ cost_cents }) => cost_cents),
    row("Margin", ({ margin_cents }) => margin_cents),
  ];
}

/** Missing costs; null if there are none. */
export function lackingText({ lacking_pay, lacking_vehicle }: GatheredReport["revenue"]["total"]): string | null {
  const trips = (count: number) => (count === 1 ? "1 driven trip has" : `${count} driven trips have`);
  const first = lacking_pay > 0 ? `${trips(lacking_pay)} no pay yet` : `${trips(lacking_vehicle)} no vehicle cost`;
  const second = lacking_pay > 0 && lacking_vehicle > 0 ? ` and ${lacking_vehicle} no vehicle cost` : "";
  const isOne = Math.max(lacking_pay, lacking_vehicle) === 1 && second === "";
  if (lacking_pay === 0 && lacking_vehicle === 0) return null;
  return `${first}${second}: ${isOne ? "its" : "their"} margin is less than shown.`;
}

/** Services with any revenue or cost, the largest first. */
export const serviceRows = ({ revenue: { rows } }: GatheredReport) =>
  rows.filter(({ now }) => now.entries > 0).toSorted((a, b) => b.now.net_cents - a.now.net_cents);

type Tile = GatheredReport["tiles"][number];

const shownValue = ({ unit }: Tile, value: number | null): string => {
  if (value === null) return "–";
  if (unit === "share") return shareText(value);
  if (unit === "minutes") return spanText(value);
  return unit === "cents" ? randAndCents(value) : String(value);
};

/** How the company worked, as on the analytics page. */
export const tileRows = ({ tiles }: GatheredReport) =>
  tiles.map((tile) => ({
    label: tileLabels[tile.id],
    now: shownValue(tile, tile.value),
    before: shownValue(tile, tile.before),
  }));

/** Our promises, and how often we kept them. */
export const promiseRows = ({ promises }: GatheredReport) =>
  promises.map(({ id, share, ...counted }) => ({
    label: promiseLabels[id],
    share: share === null ? "–" : shareText(share),
    kept: keptText(counted),
  }));
