import type { LocalDate } from "../time/local-time.ts";

/** How a driver is paid for a trip. What doesn’t apply is zero. */
export type PayRule = {
  readonly perTripCents: number;
  readonly perHourCents: number;
  /** At most this many hours of each 24 are paid: on trips of several days, drivers sleep in between. */
  readonly dayHours: number;
  /** Share of the fare before VAT. */
  readonly fareShare: number;
  /** Share of the customer’s waiting charge before VAT. */
  readonly waitShare: number;
  /** Extra for a night trip. */
  readonly nightCents: number;
  /** For each night away from home. */
  readonly nightAwayCents: number;
  /** Share of a tip. */
  readonly tipShare: number;
};

/** A rule from a date on: for one driver, for one provider, or the default for our own drivers. */
export type DatedRule = PayRule & {
  readonly id: string;
  /** Null in both: the default. */
  readonly driverId: string | null;
  readonly providerId: string | null;
  readonly effectiveFrom: LocalDate;
  /** From this date the driver is paid by the default again; the amounts have no meaning. */
  readonly followsDefault: boolean;
  readonly createdAt: Date;
};

/** The payee: one of our own drivers, or a provider. The default rule belongs to neither. */
export type Payee = Pick<DatedRule, "driverId" | "providerId">;

const company: Payee = { driverId: null, providerId: null };

/**
 * The rule in force on a date: the driver’s latest own rule, else the default. The default is for our own drivers; a
 * provider has its own rule or none. Of two rules from the same date, the later entry corrects the earlier.
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

export const paysNothing = ({
  perTripCents,
  perHourCents,
  fareShare,
}: Pick<PayRule, "perTripCents" | "perHourCents" | "fareShare">): boolean =>
  perTripCents === 0 && perHourCents === 0 && fareShare === 0;
