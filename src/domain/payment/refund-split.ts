import { spread } from "./bill-shares.ts";
import { isReceived, type PaidMethod, type PaymentState } from "./payment-lifecycle.ts";
import type { RefundState } from "./refund-lifecycle.ts";

type Paid = {
  readonly id: string;
  readonly method: PaidMethod;
  readonly state: PaymentState;
  readonly amountCents: number;
  readonly refundedCents: number;
  /** The share of a split bill it paid. */
  readonly shareId?: string | null;
};
type OnItsWay = { readonly paymentId: string | null; readonly state: RefundState; readonly amountCents: number };

/** Part of a refund, and the payment it is refunded on; none if our payments don’t show where the money came from. */
export type RefundShare = {
  readonly paymentId: string | null;
  readonly method: PaidMethod;
  readonly amountCents: number;
};

/**
 * Spreads a refund over the payments received: cards first, because they refund automatically, then the latest. Where
 * several people paid shares, each gets back the same proportion.
 */
export function splitRefund(
  amountCents: number,
  payments: readonly Paid[],
  underway: readonly OnItsWay[],
): RefundShare[] {
  const shares: RefundShare[] = [];
  let left = amountCents;
  const order = inOrder(payments).map((paid) => ({
    ...paid,
    leftCents: Math.max(0, paid.amountCents - paid.refundedCents - promised(paid.id, underway)),
  }));
  const all = order.reduce((sum, { leftCents }) => sum + leftCents, 0);
  const fair = order.some(({ shareId }) => (shareId ?? null) !== null)
    ? spread(
        Math.min(amountCents, all),
        order.map(({ leftCents }) => leftCents),
      )
    : order.map(({ leftCents }) => leftCents);
  for (const [at, { id, method }] of order.entries()) {
    const share = Math.min(left, fair[at] ?? 0);
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

/** A refund under way is not yet counted with its payment. */
const promised = (paymentId: string, underway: readonly OnItsWay[]): number =>
  underway
    .filter((one) => one.paymentId === paymentId && one.state !== "succeeded" && one.state !== "rejected")
    .reduce((sum, one) => sum + one.amountCents, 0);
