import type { Tone } from "#design/badge.tsx";
import { cents, formatMoney } from "#domain/money/money.ts";
import type { FrozenReason } from "#domain/routing-day/routing-day.ts";
import type { RunCrew, RunFigures, RunHead } from "../contract.ts";

export const frozenLabels: Readonly<Record<FrozenReason, string>> = {
  on_road: "Under way or driven already",
  accepted: "The driver accepted it",
  soon: "Starts soon",
  offered: "Being offered",
  several_days: "Lasts longer than a day",
  not_chosen: "Its driver or vehicle is not in this plan",
  overridden: "Assigned with a reason",
  pinned: "Pinned",
};

const states: Readonly<Record<RunHead["state"], { label: string; tone: Tone }>> = {
  waiting: { label: "Starting", tone: "info" },
  searching: { label: "Searching", tone: "info" },
  ready: { label: "Ready", tone: "ok" },
  failed: { label: "Failed", tone: "bad" },
};
export const stateOf = (run: Pick<RunHead, "state" | "applied_at">): { label: string; tone: Tone } =>
  run.applied_at ? { label: "Applied", tone: "neutral" } : states[run.state];

export const crewText = (crew: RunCrew | null): string =>
  crew ? `${crew.driver.name}, ${crew.vehicle.plate}` : "No driver";

const nbsp = "\u00a0";
export const kmText = (km: number): string => `${grouped(Math.round(km))}${nbsp}km`;
export const randText = (amount: number): string => formatMoney(cents(Math.round(amount / 100) * 100));
const hoursText = (minutes: number): string => `${grouped(Math.round(minutes / 60))}${nbsp}h`;
const kgText = (grams: number): string => `${grouped(Math.round(grams / 1000))}${nbsp}kg`;
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, nbsp);

type Line = {
  readonly label: string;
  readonly of: (figures: RunFigures) => number | null;
  readonly text: (value: number) => string;
};

/** The figures by which plans are compared. Less is better in every line. */
export const figureLines: readonly Line[] = [
  { label: "Trips without a driver", of: ({ unassigned }) => unassigned, text: String },
  { label: "Empty kilometres", of: ({ empty_km: km }) => km, text: kmText },
  { label: "All kilometres", of: ({ km }) => km, text: kmText },
  { label: "Hours on duty", of: ({ minutes }) => minutes, text: hoursText },
  { label: "Overtime", of: ({ overtime_minutes: minutes }) => minutes, text: hoursText },
  { label: "Drivers", of: ({ drivers }) => drivers, text: String },
  { label: "Vehicles", of: ({ vehicles }) => vehicles, text: String },
  { label: "Cost", of: ({ cents: amount }) => amount, text: randText },
  { label: "CO2", of: ({ co2_grams: grams }) => grams, text: kgText },
];

/** “−12%”, or the difference itself where there was nothing before. */
export function differenceText(before: number, after: number, text: (value: number) => string): string {
  if (before === after) return "No change";
  const sign = after < before ? "−" : "+";
  const share = before === 0 ? "" : ` (${sign}${Math.round((Math.abs(after - before) / before) * 100)}%)`;
  return `${sign}${text(Math.abs(after - before))}${share}`;
}

/** “Saved 31 km empty, R1 250” */
export function savedText({ before, after }: Pick<RunHead, "before" | "after">): string {
  if (!before || !after) return "";
  const [km, amount] = [before.empty_km - after.empty_km, before.cents - after.cents];
  const placed = before.unassigned - after.unassigned;
  return [
    km === 0 ? "" : `${kmText(Math.abs(km))} ${km > 0 ? "fewer" : "more"} empty`,
    amount === 0 ? "" : `${randText(Math.abs(amount))} ${amount > 0 ? "less" : "more"}`,
    placed > 0 ? `${placed} more ${placed === 1 ? "trip" : "trips"} with a driver` : "",
  ]
    .filter(Boolean)
    .join(", ");
}
