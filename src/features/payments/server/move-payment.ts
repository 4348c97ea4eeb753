import { nameOfActor } from "#domain/account/roles.ts";
import { type PaymentState, paymentLifecycle } from "#domain/payment/payment-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { insertPaymentMove, lockPayment, type PaymentChanges, type PaymentRow, updatePayment } from "./store.ts";

export type PaymentMove = {
  readonly id: string;
  /** What whoever decides had before their eyes; left out where nobody decides on what they saw. */
  readonly version?: number;
  readonly to: PaymentState;
  readonly reason?: string;
  readonly changes?: PaymentChanges;
  /** Who does it, when that is not who is asking. */
  readonly by?: string;
};

export type MoveRefusal = "not_found" | "changed_meanwhile" | "not_possible";

/** The one way an attempt to pay changes its state: under a lock, along the table of allowed moves, and on record. */
export async function movePayment(ctx: Context, move: PaymentMove): Promise<Result<PaymentRow, MoveRefusal>> {
  const before = await lockPayment(ctx.db, move.id);
  if (!before) return refuse("not_found");
  if (move.version !== undefined && move.version !== before.version)
    return refuse("changed_meanwhile", { state: before.state, version: before.version });
  if (!paymentLifecycle.can(before.state, move.to))
    return refuse("not_possible", { allowed: paymentLifecycle.allowed(before.state) });

  const changes = { ...move.changes, state: move.to, version: before.version + 1, updatedAt: ctx.now };
  await updatePayment(ctx.db, before.id, changes);
  await recordPaymentMove(ctx, { ...move, from: before.state });
  return accept({ ...before, ...changes });
}

type Recorded = Pick<PaymentMove, "id" | "to" | "reason" | "by"> & { readonly from: PaymentState | null };

export async function recordPaymentMove(ctx: Context, { id, from, to, reason, by }: Recorded): Promise<void> {
  await insertPaymentMove(ctx.db, {
    id: ctx.newId(),
    paymentId: id,
    fromState: from,
    toState: to,
    actor: by ?? nameOfActor(ctx.actor),
    reason: reason ?? null,
    createdAt: ctx.now,
  });
}
