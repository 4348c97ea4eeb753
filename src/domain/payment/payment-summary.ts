import { type BookingSums, bookingBalance, type DepositedSums, isEnded, unagreedStates } from "./booking-balance.ts";
import type { PaymentMethod } from "./payment-lifecycle.ts";

export const moneyStates = [
  "not_priced",
  "unpaid",
  "part",
  "paid",
  "overpaid",
  "on_account",
  "refund_due",
  "refunded",
  "nothing",
] as const;
export type MoneyState = (typeof moneyStates)[number];

type Methodical = BookingSums & { readonly paymentMethod: PaymentMethod | null };

/** A booking’s payment status: always derived, never entered. The database derives it too, for lists and filters. */
export function moneyStateOf(booking: Methodical): MoneyState {
  const { chargeCents, keptCents, dueCents, overCents } = bookingBalance(booking);
  if (dueCents > 0) {
    if (booking.paymentMethod === "account") return "on_account";
    return keptCents > 0 ? "part" : "unpaid";
  }
  if (isEnded(booking)) {
    if (overCents > 0) return "refund_due";
    if (booking.refundedCents > 0) return "refunded";
    return booking.paidCents > 0 ? "paid" : "nothing";
  }
  if (chargeCents === null || (isUnpriced(booking) && keptCents <= 0)) return "not_priced";
  return overCents > 0 ? "overpaid" : "paid";
}

const isUnpriced = ({ state }: Pick<BookingSums, "state">) => state === "draft" || unagreedStates.includes(state);

export const paymentSummaries = [
  "not_priced",
  "unpaid",
  "deposit_paid",
  "part_paid",
  "paid",
  "overpaid",
  "on_account",
  "refund_due",
  "part_refunded",
  "refunded",
] as const;
export type PaymentSummary = (typeof paymentSummaries)[number];

/** The same for customers, including deposits and partial refunds. */
export function paymentSummary(booking: Methodical & DepositedSums): PaymentSummary {
  const state = moneyStateOf(booking);
  const { keptCents, refundedCents, depositCents } = { ...booking, ...bookingBalance(booking) };
  if (state === "part") return depositCents !== null && keptCents >= depositCents ? "deposit_paid" : "part_paid";
  if (state === "refunded" || (state === "paid" && refundedCents > 0))
    return keptCents > 0 ? "part_refunded" : "refunded";
  return state === "nothing" ? "unpaid" : state;
}
