import { companyRules } from "../company/company-rules.ts";
import { type Cents, cents, formatMoney, shareOf, subtract, zero } from "../money/money.ts";
import { hoursText } from "../shift/hours-text.ts";
import { daysBetween, hoursBetween, localDateOf, localTimeOf } from "../time/local-time.ts";
import type { PayRule } from "./pay-rule.ts";

/** One line of a driver’s pay, worded to explain the amount. */
export type PayLine = { readonly text: string; readonly amountCents: number };

/** The facts a trip’s pay depends on. */
export type PaidTrip = {
  readonly pickupAt: Date;
  /** The period for hourly pay. */
  readonly start: Date;
  readonly end: Date;
  /** The fare before VAT; null if no price was agreed. */
  readonly netFare: Cents | null;
  readonly netWait: Cents;
  /** Agreed for this trip with its offer: it replaces the rule, except for waiting time. */
  readonly agreed: Cents | null;
};

/**
 * What a driver or provider is paid for a trip. It reveals neither the fare nor the driver’s share, from which the fare
 * could be computed: what the customer pays is confidential.
 */
export function tripPay(trip: PaidTrip, rule: PayRule | null): readonly PayLine[] {
  const wait = rule ? lineOf(shareOf(trip.netWait, rule.waitShare), "Waiting at the pickup") : [];
  if (trip.agreed !== null) return [{ text: "Agreed for this trip", amountCents: trip.agreed }, ...wait];
  if (!rule) return [];
  return [
    ...lineOf(cents(rule.perTripCents), "Per trip"),
    ...hourLine(trip, rule),
    ...nightsLine(trip, rule),
    ...lineOf(shareOf(trip.netFare ?? zero, rule.fareShare), "Share of the fare"),
    ...wait,
    ...(isNight(trip.pickupAt) ? lineOf(cents(rule.nightCents), "Night trip") : []),
  ];
}

const lineOf = (amount: Cents, text: string): readonly PayLine[] =>
  amount === 0 ? [] : [{ text, amountCents: amount }];

function hourLine({ start, end }: PaidTrip, { perHourCents, dayHours }: PayRule): readonly PayLine[] {
  const minutes = Math.max(0, Math.round(hoursBetween(start, end) * 60));
  const paid = paidMinutes(minutes, dayHours);
  const most = paid < minutes ? ` (${dayHours} h per day at most)` : "";
  const text = `${hoursText(paid / 60)}${most} at ${formatMoney(cents(perHourCents))} per hour`;
  return lineOf(shareOf(cents(perHourCents), paid / 60), text);
}

const dayMinutes = 24 * 60;

/** The paid minutes of each 24 hours since the start. */
function paidMinutes(minutes: number, dayHours: number): number {
  const days = Math.floor(minutes / dayMinutes);
  const most = dayHours * 60;
  return days * Math.min(most, dayMinutes) + Math.min(most, minutes - days * dayMinutes);
}

function nightsLine(trip: PaidTrip, { nightAwayCents }: PayRule): readonly PayLine[] {
  const nights = nightsAway(trip);
  const text = `${nights} ${nights === 1 ? "night" : "nights"} away at ${formatMoney(cents(nightAwayCents))}`;
  return lineOf(cents(nights * nightAwayCents), text);
}

/** Midnights within a trip longer than any duty: the driver slept away from home. */
export function nightsAway({ start, end }: Pick<PaidTrip, "start" | "end">): number {
  if (hoursBetween(start, end) <= companyRules.drivingAndRest.dutyHours) return 0;
  return daysBetween(localDateOf(start), localDateOf(end));
}

export const sumOfLines = (lines: readonly PayLine[]): Cents =>
  cents(lines.reduce((sum, { amountCents }) => sum + amountCents, 0));

/** “12.5%” */
export const percentText = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** By the agreed pickup time, whenever the driver arrived. */
export function isNight(pickupAt: Date): boolean {
  const time = localTimeOf(pickupAt);
  return time >= companyRules.nightPay.from || time < companyRules.nightPay.until;
}

type Taxed = { readonly totalCents: number; readonly vatCents: number };

/** Part of a booking’s price without VAT, in proportion to the VAT in the whole. */
export function netOf(amount: Cents, { totalCents, vatCents }: Taxed): Cents {
  return totalCents <= 0 || vatCents <= 0 ? amount : subtract(amount, shareOf(amount, vatCents / totalCents));
}

type Driven = {
  readonly pickupAt: Date;
  readonly plannedEnd: Date;
  readonly arrivedAt: Date | null;
  readonly endedAt: Date | null;
};

/**
 * The period paid by the hour: from the pickup time, or a later arrival, to the drop-off. What no one reported counts
 * as planned.
 */
export function paidTime({ pickupAt, plannedEnd, arrivedAt, endedAt }: Driven): { start: Date; end: Date } {
  const start = arrivedAt && arrivedAt > pickupAt ? arrivedAt : pickupAt;
  const end = endedAt ?? plannedEnd;
  return { start, end: end > start ? end : start };
}
