import { type Cents, zero } from "#domain/money/money.ts";
import { type DatedRule, ruleOn } from "#domain/pay/pay-rule.ts";
import { netOf, sumOfLines, tripPay } from "#domain/pay/trip-pay.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { TripAtGate } from "../../gate/server/describe-gate.ts";

type Known = {
  readonly driverId: string;
  readonly price: Cents | null;
  readonly payRules: readonly DatedRule[];
  /** What the booking costs, and the VAT in it. */
  readonly taxed: { readonly totalCents: number; readonly vatCents: number };
};

/** What a driver of our own would be paid if all goes as planned; null where no rule says. */
export function expectPay(trip: TripAtGate, { driverId, price, payRules, taxed }: Known): Cents | null {
  const rule = ruleOn(payRules, driverId, localDateOf(trip.start));
  if (!rule) return null;
  const netFare = price === null ? null : netOf(price, taxed);
  const planned = { pickupAt: trip.start, start: trip.start, end: trip.end };
  return sumOfLines(tripPay({ ...planned, netFare, netWait: zero, agreed: null }, rule));
}
