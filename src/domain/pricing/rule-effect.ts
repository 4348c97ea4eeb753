import { type Cents, cents, formatMoney, shareOf } from "../money/money.ts";
import type { TimeRule } from "./tariff.ts";

// Apart from time-rules.ts, which knows every place by name: public pages show these, and need no list of places.

/** The change to a fare; below zero for a reduction. */
export const effectOf = ({ amount, share }: TimeRule, fare: Cents, times = 1): Cents =>
  amount === undefined ? shareOf(fare, share) : cents(amount * times);

/** “+20%”, “−5%” or “+R150”. */
export function effectText({
  amount,
  share,
}: {
  readonly amount?: number | undefined;
  readonly share: number;
}): string {
  const sign = (amount ?? share) < 0 ? "−" : "+";
  return amount === undefined
    ? `${sign}${Number((Math.abs(share) * 100).toFixed(1))}%`
    : `${sign}${formatMoney(cents(Math.abs(amount)))}`;
}

/** False for a reduction, and for a rule that is set to nothing. */
export const isSurcharge = ({ amount, share }: TimeRule): boolean => (amount ?? share) > 0;
