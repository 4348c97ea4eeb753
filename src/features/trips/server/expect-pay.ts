import { type Cents, zero } from "#domain/money/money.ts";
import { type DatedRule, type Payee, ruleOn } from "#domain/pay/pay-rule.ts";
import { netOf, sumOfLines, tripPay } from "#domain/pay/trip-pay.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { type OfferRules, suggestedPayout } from "#domain/trip/offer-rules.ts";

type Planned = { readonly pickupAt: Date; readonly end: Date };

type Known = {
  readonly payee: Payee;
  readonly price: Cents | null;
  readonly payRules: readonly DatedRule[];
  /** The booking’s price and its VAT. */
  readonly taxed: { readonly totalCents: number; readonly vatCents: number };
};

/** The expected pay of our own driver, or of a provider, for the planned trip; null without a rule. */
export function expectPay(trip: Planned, { payee, price, payRules, taxed }: Known): Cents | null {
  const rule = ruleOn(payRules, payee, localDateOf(trip.pickupAt));
  if (!rule) return null;
  const netFare = price === null ? null : netOf(price, taxed);
  const planned = { pickupAt: trip.pickupAt, start: trip.pickupAt, end: trip.end };
  return sumOfLines(tripPay({ ...planned, netFare, netWait: zero, agreed: null }, rule));
}

type Suggesting = Omit<Known, "payee"> & { readonly providerId: string; readonly offers: OfferRules };

/** The suggested payout to a provider: by its own rule, otherwise the usual share of the price. */
export const suggestPayout = (trip: Planned, { providerId, offers, ...known }: Suggesting): Cents | null =>
  expectPay(trip, { ...known, payee: { driverId: null, providerId } }) || suggestedPayout(known.price, offers);
