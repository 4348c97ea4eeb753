import type { EventOf } from "#domain/events.ts";
import { type PaymentState, paymentLifecycle } from "#domain/payment/payment-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { movePayment } from "../../server/move-payment.ts";
import { lockLapsedPayments, lockPaymentsOf, type PaymentRow, updatePayment } from "../../server/store.ts";
import { findBookingByReference } from "../../server/views.ts";

/** Begun, and nothing has come of it yet. What a gateway or a person is looking at is left alone. */
const untouched: readonly PaymentState[] = ["created", "redirected", "awaiting_proof", "rejected"];
const promised: readonly PaymentState[] = ["due_on_trip", "authorised"];

/** Nobody waits for a payment of a booking that ran out. */
export async function expireAttempts(ctx: Context, { reference }: EventOf<"booking.expired">): Promise<void> {
  await endAll(ctx, await attemptsOf(ctx, reference), {
    states: untouched,
    to: "expired",
    reason: "the booking ran out",
  });
}

/** Nor of one that was cancelled. */
export async function cancelAttempts(
  ctx: Context,
  { reference, isWhole }: EventOf<"booking.cancelled">,
): Promise<void> {
  if (!isWhole) return;
  const states = [...untouched, ...promised];
  await endAll(ctx, await attemptsOf(ctx, reference), { states, to: "cancelled", reason: "the booking was cancelled" });
}

/** Once everything is paid, the other ways that were chosen before are of no use. */
export async function closeOtherAttempts(
  ctx: Context,
  { reference, paymentId }: EventOf<"payment.succeeded">,
): Promise<void> {
  const booking = await findBookingByReference(ctx.db, reference);
  const attempts = await lockPaymentsOf(ctx.db, booking.id);
  if (standingOf(booking, attempts, ctx.now).all > 0) return;
  const others = attempts.filter(({ id }) => id !== paymentId);
  await endAll(ctx, others, { states: [...untouched, ...promised], to: "cancelled", reason: "paid another way" });
}

/** By the clock: a form that was never sent, a transfer that never came. */
export async function lapseAttempts(ctx: Context): Promise<void> {
  const lapsed = await lockLapsedPayments(ctx.db, untouched, ctx.now);
  await endAll(ctx, lapsed, { states: untouched, to: "expired", reason: "its time is over" });
}

/** The vehicle waits longer, and so does the transfer it waits for. */
export async function prolongAttempts(ctx: Context, event: EventOf<"booking.hold_extended">): Promise<void> {
  const until = new Date(event.until);
  for (const { id, method, state, expiresAt } of await attemptsOf(ctx, event.reference))
    if (method === "transfer" && untouched.includes(state) && expiresAt !== null && expiresAt < until)
      await updatePayment(ctx.db, id, { expiresAt: until, updatedAt: ctx.now });
}

async function attemptsOf(ctx: Context, reference: string): Promise<PaymentRow[]> {
  const booking = await findBookingByReference(ctx.db, reference);
  return lockPaymentsOf(ctx.db, booking.id);
}

type End = { readonly states: readonly PaymentState[]; readonly to: "expired" | "cancelled"; readonly reason: string };

async function endAll(ctx: Context, attempts: readonly PaymentRow[], { states, to, reason }: End): Promise<void> {
  for (const { id, state } of attempts)
    if (states.includes(state) && paymentLifecycle.can(state, to))
      await movePayment(ctx, { id, to, reason, by: "system" });
}
