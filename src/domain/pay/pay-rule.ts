import type { LocalDate } from "../time/local-time.ts";

/** What a driver is paid for a trip. What doesn’t apply is zero. */
export type PayRule = {
  readonly perTripCents: number;
  readonly perHourCents: number;
  /** Of the fare before VAT. */
  readonly fareShare: number;
  /** Of what the customer is charged for waiting, before VAT. */
  readonly waitShare: number;
  /** More for a trip by night. */
  readonly nightCents: number;
  /** Of a tip. */
  readonly tipShare: number;
};

/** A rule from a date on: of one driver, or the company’s default for all without one of their own. */
export type DatedRule = PayRule & {
  readonly id: string;
  /** Null for the default. */
  readonly driverId: string | null;
  readonly effectiveFrom: LocalDate;
  /** From this date on the driver is paid by the default again; the amounts say nothing. */
  readonly followsDefault: boolean;
  readonly createdAt: Date;
};

/**
 * The rule that a driver is paid by on a date: the latest of their own, else the default. Of two from the same date the
 * one that was entered later corrects the other.
 */
export function ruleOn(rules: readonly DatedRule[], driverId: string, on: LocalDate): DatedRule | null {
  const own = latest(rules, driverId, on);
  if (own && !own.followsDefault) return own;
  return latest(rules, null, on) ?? null;
}

const latest = (rules: readonly DatedRule[], driverId: string | null, on: LocalDate): DatedRule | undefined =>
  rules
    .filter((rule) => rule.driverId === driverId && rule.effectiveFrom <= on)
    .toSorted(
      (a, b) =>
        a.effectiveFrom.localeCompare(b.effectiveFrom) ||
        a.createdAt.getTime() - b.createdAt.getTime() ||
        a.id.localeCompare(b.id),
    )
    .at(-1);

/** Whether it pays anything at all for a trip. */
export const paysNothing = ({ perTripCents, perHourCents, fareShare }: PayRule): boolean =>
  perTripCents === 0 && perHourCents === 0 && fareShare === 0;
