import { formatRand } from "#design/money.tsx";
import { percentText } from "#domain/pay/trip-pay.ts";
import type { ShownPayRule } from "../contract.ts";

/** What a rule pays, part by part; what it doesn’t pay is left out. */
export function payRuleParts(rule: ShownPayRule): readonly (readonly [label: string, value: string])[] {
  const parts: readonly (readonly [string, number, (value: number) => string])[] = [
    ["Per trip", rule.per_trip_cents, formatRand],
    ["Per hour", rule.per_hour_cents, (value) => `${formatRand(value)}, ${rule.day_hours} h per day at most`],
    ["Share of the fare before VAT", rule.fare_share, percentText],
    ["Share of waiting charges", rule.wait_share, percentText],
    ["Extra for a night trip", rule.night_cents, formatRand],
    ["Per night away", rule.night_away_cents, formatRand],
    ["Share of tips", rule.tip_share, percentText],
  ];
  return parts.flatMap(([label, value, text]) => (value === 0 ? [] : [[label, text(value)] as const]));
}

/** “R150 per trip, R60 per hour”: in one line of a history. */
export const payRuleLine = (rule: ShownPayRule): string =>
  rule.follows_default
    ? "Paid without their own rule"
    : payRuleParts(rule)
        .map(([label, value]) => `${label}: ${value}`)
        .join(" · ");
