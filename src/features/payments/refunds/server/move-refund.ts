import { nameOfActor } from "#domain/account/roles.ts";
import { type RefundState, refundLifecycle } from "#domain/payment/refund-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { MoveRefusal } from "../../server/move-payment.ts";
import { insertRefundMove, lockRefund, type RefundChanges, type RefundRow, updateRefund } from "./store.ts";

export type RefundMove = {
  readonly id: string;
  /** What whoever decides had before their eyes; left out where nobody decides on what they saw. */
  readonly version?: number;
  readonly to: RefundState;
  readonly reason?: string;
  readonly changes?: RefundChanges;
  /** Who does it, when that is not who is asking. */
  readonly by?: string;
};

/** The one way a refund changes its state: under a lock, along the table of allowed moves, and on record. */
export async function moveRefund(ctx: Context, move: RefundMove): Promise<Result<RefundRow, MoveRefusal>> {
  const before = await lockRefund(ctx.db, move.id);
  if (!before) return refuse("not_found");
  if (move.version !== undefined && move.version !== before.version)
    return refuse("changed_meanwhile", { state: before.state, version: before.version });
  if (!refundLifecycle.can(before.state, move.to))
    return refuse("not_possible", { allowed: refundLifecycle.allowed(before.state) });

  const changes = { ...move.changes, state: move.to, version: before.version + 1, updatedAt: ctx.now };
  await updateRefund(ctx.db, before.id, changes);
  await recordRefundMove(ctx, { ...move, from: before.state });
  return accept({ ...before, ...changes });
}

type Recorded = Pick<RefundMove, "id" | "to" | "reason" | "by"> & { readonly from: RefundState | null };

export async function recordRefundMove(ctx: Context, { id, from, to, reason, by }: Recorded): Promise<void> {
  await insertRefundMove(ctx.db, {
    id: ctx.newId(),
    refundId: id,
    fromState: from,
    toState: to,
    actor: by ?? nameOfActor(ctx.actor),
    reason: reason ?? null,
    createdAt: ctx.now,
  });
}
