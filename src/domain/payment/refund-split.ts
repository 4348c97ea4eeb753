import { isReceived, type PaymentMethod, type PaymentState } from "./payment-lifecycle.ts";
import type { RefundState } from "./refund-lifecycle.ts";

type Paid = {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly state: PaymentState;
  readonly amountCents: number;
  readonly refundedCents: number;
};
type OnItsWay = { readonly paymentId: string | null; readonly state: RefundState; readonly amountCents: number };

/**
 * A part of a refund, and the payment it goes back on; none where our payments do not show where the money came from.
 */
export type RefundShare = {
  readonly paymentId: string | null;
  readonly method: PaymentMethod;
  readonly amountCents: number;
};

/** Spreads a refund over what was received: cards first, because that costs no one any work, then the latest. */
export function splitRefund(
  amountCents: number,
  payments: readonly Paid[],
  underway: readonly OnItsWay[],
): RefundShare[] {
  const shares: RefundShare[] = [];
  let left = amountCents;
  for (const { id, method, ...paid } of inOrder(payments)) {
    const share = Math.min(left, paid.amountCents - paid.refundedCents - promised(id, underway));
    if (share <= 0) continue;
    shares.push({ paymentId: id, method, amountCents: share });
    left -= share;
  }
  return left > 0 ? [...shares, { paymentId: null, method: "transfer", amountCents: left }] : shares;
}

const inOrder = (payments: readonly Paid[]): Paid[] => {
  const received = payments.filter(({ state }) => isReceived(state)).reverse();
  return [...received.filter(isByCard), ...received.filter((one) => !isByCard(one))];
};

const isByCard = ({ method }: Paid) => method === "online";

/** What is still on its way back has not been counted with the payment yet. */
const promised = (paymentId: string, underway: readonly OnItsWay[]): number =>
  underway
    .filter((one) => one.paymentId === paymentId && one.state !== "succeeded" && one.state !== "rejected")
    .reduce((sum, one) => sum + one.amountCents, 0);
