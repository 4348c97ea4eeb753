import { type RefundState, refundLifecycle } from "#domain/payment/refund-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { insertRefundMove, lockRefund, type RefundChanges, type RefundRow, updateRefund } from "./store.ts";

export type RefundMove = RecordMove<RefundState, RefundChanges>;

const mover = recordMover<RefundState, RefundRow, RefundChanges>({
  lifecycle: refundLifecycle,
  lock: lockRefund,
  versionOf: ({ version }) => version,
  columnsOf: (moved) => moved,
  update: updateRefund,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertRefundMove(db, { ...line, refundId: recordId, fromState: from, toState: to }),
  freshOf: ({ state, version }) => ({ state, version }),
});

/** The first history entry of a new refund. */
export const recordRefundMove = mover.record;

/** The only function that changes a refund’s status. */
export async function moveRefund(ctx: Context, move: RefundMove): Promise<Result<RefundRow, MoveRefusal>> {
  const moved = await mover.move(ctx, move);
  return moved.ok ? accept(moved.value.after) : moved;
}
