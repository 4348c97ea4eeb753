import type { LocalDate } from "../time/local-time.ts";

/** A driver’s pay for a trip. What doesn’t apply is zero. */
export type PayRule = {
  readonly perTripCents: number;
  readonly perHourCents: number;
  /** So many hours of each 24 are paid, at most: who drives for days sleeps in between. */
  readonly dayHours: number;
  /** Of the fare before VAT. */
  readonly fareShare: number;
  /** Of what the customer is charged for waiting, before VAT. */
  readonly waitShare: number;
  /** More for a trip by night. */
  readonly nightCents: number;
  /** For each night that a trip keeps the driver from home. */
  readonly nightAwayCents: number;
  /** Of a tip. */
  readonly tipShare: number;
};

/** A rule from a date on: of one driver, of one provider, or the company’s default for our own drivers without one. */
export type DatedRule = PayRule & {
  readonly id: string;
  /** Of neither: the default. */
  readonly driverId: string | null;
  readonly providerId: string | null;
  readonly effectiveFrom: LocalDate;
  /** From this date on the driver is paid by the default again; the amounts say nothing. */
  readonly followsDefault: boolean;
  readonly createdAt: Date;
};

/** The payee: one of our own drivers, or the provider who sent one. The company itself is neither. */
export type Payee = Pick<DatedRule, "driverId" | "providerId">;

const company: Payee = { driverId: null, providerId: null };

/**
 * The rule that counts on a date: the latest of a driver’s own, else the default. The default is for our own drivers: a
 * provider has its own rule or none. Of two from the same date the one that was entered later corrects the other.
 */
export function ruleOn(rules: readonly DatedRule[], { driverId, providerId }: Payee, on: LocalDate): DatedRule | null {
  const own = latest(rules, providerId === null ? { driverId, providerId } : { ...company, providerId }, on);
  if (own && !own.followsDefault) return own;
  return providerId === null ? (latest(rules, company, on) ?? null) : null;
}

const latest = (rules: readonly DatedRule[], payee: Payee, on: LocalDate): DatedRule | undefined =>
  rules
    .filter(
      (rule) => rule.driverId === payee.driverId && rule.providerId === payee.providerId && rule.effectiveFrom <= on,
    )
    .toSorted(
      (a, b) =>
        a.effectiveFrom.localeCompare(b.effectiveFrom) ||
        a.createdAt.getTime() - b.createdAt.getTime() ||
        a.id.localeCompare(b.id),
    )
    .at(-1);

/** Whether it pays anything at all for a trip. */
export const paysNothing = ({
  perTripCents,
  perHourCents,
  fareShare,
}: Pick<PayRule, "perTripCents" | "perHourCents" | "fareShare">): boolean =>
  perTripCents === 0 && perHourCents === 0 && fareShare === 0;
