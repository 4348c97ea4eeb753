import type { EventOf } from "../events.ts";

/** The reason of a refund for something already paid. */
export const paidTwice = "PAID_TWICE";

type Surplus = {
  readonly paymentId: string;
  /** The name the payer knows it by. */
  readonly reference: string;
  readonly amountCents: number;
};

export const surplusKey = (paymentId: string): string => `overpaid:${paymentId}`;

/** An overpayment is refunded on the very payment that caused it, by rule and once. */
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
