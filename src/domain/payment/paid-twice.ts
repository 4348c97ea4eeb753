import type { EventOf } from "../events.ts";

/** Why a refund is made of what was paid before. */
export const paidTwice = "PAID_TWICE";

type Surplus = {
  readonly paymentId: string;
  /** The payer’s name for the thing paid for. */
  readonly reference: string;
  readonly amountCents: number;
};

export const surplusKey = (paymentId: string): string => `overpaid:${paymentId}`;

/** An overpayment goes back on that very payment, by rule and once. */
export const surplusDue = ({ paymentId, reference, amountCents }: Surplus): EventOf<"refund.due"> => ({
  type: "refund.due",
  key: surplusKey(paymentId),
  reference,
  amountCents,
  feeCents: 0,
  reasonCode: paidTwice,
  hoursBefore: null,
  documentId: null,
  isWithinPolicy: true,
  paymentId,
});
