import type { BookingState } from "../booking/booking-lifecycle.ts";
import { isReceived, type PaymentState } from "./payment-lifecycle.ts";

/**
 * The money of one booking. What was credited or refunded for a trip that is driven has lowered its price already, so
 * the price, the fee, and what came in and went back are all there is to know.
 */
export type BookingSums = {
  readonly state: BookingState;
  /** The price; null while there is none. */
  readonly totalCents: number | null;
  /** For what was cancelled or missed. */
  readonly feeCents: number;
  /** Received so far, before anything was refunded. */
  readonly paidCents: number;
  /** Refunds that have reached the customer; a refund under way is still with us. */
  readonly refundedCents: number;
};

export type BookingBalance = {
  /** The customer’s total debt: the price, or the fee. Null: there is no price yet. */
  readonly chargeCents: number | null;
  /** Received and not refunded. */
  readonly keptCents: number;
  /** The amount the customer owes now. */
  readonly dueCents: number;
  /** Money we hold that is not owed: it goes back. */
  readonly overCents: number;
};

type Charged = Pick<BookingSums, "state" | "totalCents" | "feeCents">;

/** Not driven any more: the fee alone is owed. */
const feeStates: readonly BookingState[] = ["cancelled", "no_show"];
/** Never sold, or no longer. */
const unsoldStates: readonly BookingState[] = ["draft", "declined", "expired"];
/** The price is ours alone until the customer agrees to it. */
export const unagreedStates: readonly BookingState[] = ["requested", "quoted"];
/** Nothing is driven any more. */
const endedStates: readonly BookingState[] = [...feeStates, "declined", "expired"];

/** Whether only a fee can be owed for it. */
export const owesFeeOnly = ({ state }: Pick<BookingSums, "state">): boolean => feeStates.includes(state);

/** Whether nothing is driven any more. */
export const isEnded = ({ state }: Pick<BookingSums, "state">): boolean => endedStates.includes(state);

/** The amount that settles a booking, owed or not: one that has expired can still be paid for. */
export const priceToSettle = (booking: Charged): number | null =>
  owesFeeOnly(booking) ? booking.feeCents : booking.totalCents;

/** A customer’s total debt for a booking: its price, or the fee alone where it is not driven any more. */
export const chargeFor = (booking: Charged): number | null =>
  unsoldStates.includes(booking.state) ? 0 : priceToSettle(booking);

/** A customer’s payments, debts and refunds. */
export function bookingBalance(sums: BookingSums): BookingBalance {
  const chargeCents = chargeFor(sums);
  const keptCents = sums.paidCents - sums.refundedCents;
  const isOwed = !unsoldStates.includes(sums.state) && (!unagreedStates.includes(sums.state) || keptCents > 0);
  return {
    chargeCents,
    keptCents,
    dueCents: isOwed ? missing(chargeCents, keptCents) : 0,
    overCents: chargeCents === null ? 0 : Math.max(0, keptCents - chargeCents),
  };
}

/** The amount missing to settle it: more than is owed where the price is not agreed, or the time to pay has passed. */
export const amountToSettle = (sums: BookingSums): number =>
  missing(priceToSettle(sums), sums.paidCents - sums.refundedCents);

const missing = (price: number | null, keptCents: number): number =>
  price === null ? 0 : Math.max(0, price - keptCents);

export type DepositedSums = BookingSums & { readonly depositCents: number | null };

/** Of what is open, what is asked for first: the deposit, where one was agreed and is not paid yet. */
export function firstAmountDue(sums: DepositedSums): number {
  const open = amountToSettle(sums);
  const deposit = owesFeeOnly(sums) ? 0 : missing(sums.depositCents, sums.paidCents - sums.refundedCents);
  return deposit > 0 ? Math.min(deposit, open) : open;
}

/** Whether enough has come in to confirm: the price, or the deposit that was agreed. */
export const isEnoughPaid = (sums: DepositedSums): boolean =>
  sums.totalCents !== null &&
  sums.paidCents - sums.refundedCents >= Math.min(sums.depositCents ?? sums.totalCents, sums.totalCents);

/** The amount that may still be refunded: received, and neither refunded nor in a refund under way. */
export const refundableAmount = (
  { paidCents, refundedCents }: Pick<BookingSums, "paidCents" | "refundedCents">,
  /** Of all refunds that were not rejected, those that have arrived among them. */
  promisedCents: number,
): number => Math.max(0, paidCents - Math.max(refundedCents, promisedCents));

type PaidAttempt = { readonly state: PaymentState; readonly amountCents: number; readonly refundedCents: number };

/** Received and not refunded, by the payments where they know more: a booking hears of one a moment after it came in. */
export const keptByPayments = (
  { paidCents, refundedCents }: Pick<BookingSums, "paidCents" | "refundedCents">,
  payments: readonly PaidAttempt[],
): number =>
  Math.max(
    paidCents - refundedCents,
    payments
      .filter(({ state }) => isReceived(state))
      .reduce((sum, payment) => sum + payment.amountCents - payment.refundedCents, 0),
  );
