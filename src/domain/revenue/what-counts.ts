import type { outcomes } from "../analytics/measures.ts";
import type { BookingState } from "../booking/booking-lifecycle.ts";
import type { CommissionState } from "../partner/commission-lifecycle.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";

/*
 * What counts as sold, driven and earned, and what an amount is made of. src/db/views/what-counts.sql says the same to the database.
 */

/** The customer has agreed and so have we. */
export const soldStates = [
  "confirmed",
  "in_progress",
  "completed",
  "closed",
  "no_show",
] as const satisfies readonly BookingState[];

type Sale = {
  readonly state: BookingState;
  /** Cancelled after we had confirmed it. */
  readonly wasConfirmed: boolean;
};

/** Whether a booking was ever sold: what was cancelled later stays sold. */
export const isSold = ({ state, wasConfirmed }: Sale): boolean =>
  soldStates.some((sold) => sold === state) || (state === "cancelled" && wasConfirmed);

const lostStates: readonly BookingState[] = ["cancelled", "declined", "expired"];
const drivenBookings: readonly BookingState[] = ["completed", "closed"];

/** The outcome of a booking. */
export function bookingOutcome(sale: Sale): (typeof outcomes.booking)[number] {
  if (!isSold(sale)) return lostStates.includes(sale.state) ? "lost" : "open";
  if (sale.state === "no_show" || sale.state === "cancelled") return sale.state;
  return drivenBookings.includes(sale.state) ? "driven" : "sold";
}

/**
 * The vehicle was there, whether or not anyone came. One that broke down was driven as far as it went; one that completed itself
 * without a word is not known to be.
 */
export const drivenStates = ["completed", "no_show", "interrupted"] as const satisfies readonly TripState[];
export const isDriven = (state: TripState): boolean => drivenStates.some((driven) => driven === state);

/** Passengers were on board. */
export const isRidden = (state: TripState): boolean => isDriven(state) && state !== "no_show";

/** A partner’s earnings; what is pending or was reversed is no cost. */
export const isEarned = (state: CommissionState): boolean => state !== "pending" && state !== "reversed";

type Taxed = {
  readonly chargeCents: number;
  /** The sum of its invoices, less credit notes; null where there are none. */
  readonly billed: { readonly grossCents: number; readonly vatCents: number } | null;
  readonly totalCents: number | null;
  /** Of the price. */
  readonly totalVatCents: number;
};

/** VAT is what the invoices say where they say the charge, and otherwise what they would. */
export function vatOfCharge({ chargeCents, billed, totalCents, totalVatCents }: Taxed): number {
  if (billed?.grossCents === chargeCents) return billed.vatCents;
  return totalCents === null || totalCents <= 0 ? 0 : roundedQuotient(chargeCents, totalVatCents, totalCents);
}

/** An amount shared by weight, one after the other: rounded at what is reached, so that all parts are the whole. */
export function shareInTurn(amountCents: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  return weights.map((weight) => {
    const before = roundedQuotient(amountCents, reached, whole);
    reached += weight;
    return roundedQuotient(amountCents, reached, whole) - before;
  });
}

/** Exactly, as the product may have more digits than a number holds; half a cent counts as a whole one, on both sides of zero. */
function roundedQuotient(amount: number, part: number, whole: number): number {
  const doubled = 2n * BigInt(amount) * BigInt(part);
  const divisor = BigInt(whole);
  const size = ((doubled < 0n ? -doubled : doubled) + divisor) / (2n * divisor);
  return Number(doubled < 0n ? -size : size);
}
