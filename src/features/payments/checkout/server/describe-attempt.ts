import type { PaymentPhase } from "#domain/payment/checkout/payment-phase.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { stageOf } from "../../server/describe-payment.ts";
import type { Attempt } from "../../server/views.ts";
import { type NotPayable, type PaymentAttempt, paymentAttempt } from "../contract.ts";
import { findRejection } from "./views.ts";

/** The latest attempt, while the customer needs to know about it. */
export async function describeLatest(ctx: Context, attempts: readonly Attempt[]): Promise<PaymentAttempt | null> {
  // On a split bill, other people’s payments are not shown.
  const latest = attempts.find(({ shareId }) => shareId === null);
  if (!latest) return null;
  return describeAttempt(latest, latest.state === "rejected" ? await findRejection(ctx.db, latest.id) : null);
}

/** Why nothing is due. */
export const notPayable: Readonly<Record<Exclude<PaymentPhase, "payable">, NotPayable>> = {
  waiting: "not_priced",
  late: "hold_expired",
  settled: "nothing_due",
  billed: "billed_monthly",
  over: "booking_over",
  trial: "test_booking",
};

export const describeAttempt = (attempt: Attempt, reason: string | null = null): PaymentAttempt =>
  toWire(paymentAttempt, attempt, { stage: stageOf(attempt.state), reason });
