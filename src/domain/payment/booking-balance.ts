import type { BookingState } from "../booking/booking-lifecycle.ts";
import { isReceived, type PaymentState } from "./payment-lifecycle.ts";

/**
 * The money of one booking. A credit or refund on a trip that still runs has already lowered its price, so the price,
 * the fee, money in and money out are all that counts.
 */
export type BookingSums = {
  readonly state: BookingState;
  /** The price; null if there is none yet. */
  readonly totalCents: number | null;
  /** For what was cancelled or missed. */
  readonly feeCents: number;
  /** Received in total, before refunds. */
  readonly paidCents: number;
  /** Refunds that reached the customer; one under way is still our money. */
  readonly refundedCents: number;
};

export type BookingBalance = {
  /** The customer’s total debt: the price or the fee. Null if there is no price yet. */
  readonly chargeCents: number | null;
  /** Received and not refunded. */
  readonly keptCents: number;
  readonly dueCents: number;
  /** Money we hold beyond the debt: it is due back. */
  readonly overCents: number;
};

type Charged = Pick<BookingSums, "state" | "totalCents" | "feeCents">;

/** Won’t be driven: only the fee is owed. */
const feeStates: readonly BookingState[] = ["cancelled", "no_show"];
/** Never sold, or no longer. */
const unsoldStates: readonly BookingState[] = ["draft", "declined", "expired"];
/** The price isn’t binding until the customer agrees to it. */
export const unagreedStates: readonly BookingState[] = ["requested", "quoted"];
/** Nothing is left to drive. */
const endedStates: readonly BookingState[] = [...feeStates, "declined", "expired"];

/** Whether only a fee can be owed. */
export const owesFeeOnly = ({ state }: Pick<BookingSums, "state">): boolean => feeStates.includes(state);

export const isEnded = ({ state }: Pick<BookingSums, "state">): boolean => endedStates.includes(state);

/** The amount that settles a booking, whether owed or not: an expired one can still be paid for. */
export const priceToSettle = (booking: Charged): number | null =>
  owesFeeOnly(booking) ? booking.feeCents : booking.totalCents;

/** A customer’s total debt for a booking: its price, or only the fee if it won’t be driven. */
export const chargeFor = (booking: Charged): number | null =>
  unsoldStates.includes(booking.state) ? 0 : priceToSettle(booking);

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

/**
 * What is missing to settle it, which is more than is owed while the price isn’t agreed or after the payment deadline.
 */
export const amountToSettle = (sums: BookingSums): number =>
  missing(priceToSettle(sums), sums.paidCents - sums.refundedCents);

const missing = (price: number | null, keptCents: number): number =>
  price === null ? 0 : Math.max(0, price - keptCents);

export type DepositedSums = BookingSums & { readonly depositCents: number | null };

/** The first amount asked for: the deposit, if one was agreed and not yet paid. */
export function firstAmountDue(sums: DepositedSums): number {
  const open = amountToSettle(sums);
  const deposit = owesFeeOnly(sums) ? 0 : missing(sums.depositCents, sums.paidCents - sums.refundedCents);
  return deposit > 0 ? Math.min(deposit, open) : open;
}

/** Whether enough was paid to confirm: the price, or the agreed deposit. */
export const isEnoughPaid = (sums: DepositedSums): boolean =>
  sums.totalCents !== null &&
  sums.paidCents - sums.refundedCents >= Math.min(sums.depositCents ?? sums.totalCents, sums.totalCents);

/** The amount that may still be refunded: received, and neither refunded nor part of a refund under way. */
export const refundableAmount = (
  { paidCents, refundedCents }: Pick<BookingSums, "paidCents" | "refundedCents">,
  /** All refunds that were not rejected, including completed ones. */
  promisedCents: number,
): number => Math.max(0, paidCents - Math.max(refundedCents, promisedCents));

type PaidAttempt = { readonly state: PaymentState; readonly amountCents: number; readonly refundedCents: number };

/** Received and not refunded. Payments may know more than the booking, which is updated a moment later. */
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
