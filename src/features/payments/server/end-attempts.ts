import { type PaymentState, paymentLifecycle } from "#domain/payment/payment-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { movePayment } from "./move-payment.ts";
import { lockPaymentsOf, type PaymentRow } from "./store.ts";
import { findBookingByReference } from "./views.ts";

/** Attempts without a result. One that a gateway or our team is checking is left alone. */
export const untouched: readonly PaymentState[] = ["created", "redirected", "awaiting_proof", "rejected"];

export const promised: readonly PaymentState[] = ["due_on_trip", "authorised"];

export async function lockAttempts(ctx: Context, reference: string): Promise<PaymentRow[]> {
  const booking = await findBookingByReference(ctx.db, reference);
  return lockPaymentsOf(ctx.db, booking.id);
}

type End = { readonly states: readonly PaymentState[]; readonly to: "expired" | "cancelled"; readonly reason: string };

export async function endAttempts(
  ctx: Context,
  attempts: readonly PaymentRow[],
  { states, to, reason }: End,
): Promise<void> {
  for (const { id, state } of attempts)
    if (states.includes(state) && paymentLifecycle.can(state, to))
      await movePayment(ctx, { id, to, reason, by: "system" });
}
