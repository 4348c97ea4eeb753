import { type PaymentState, paymentLifecycle } from "#domain/payment/payment-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { insertPaymentMove, lockPayment, type PaymentChanges, type PaymentRow, updatePayment } from "./store.ts";

export type PaymentMove = RecordMove<PaymentState, PaymentChanges>;

const mover = recordMover<PaymentState, PaymentRow, PaymentChanges>({
  lifecycle: paymentLifecycle,
  lock: lockPayment,
  versionOf: ({ version }) => version,
  columnsOf: (moved) => moved,
  update: updatePayment,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertPaymentMove(db, { ...line, paymentId: recordId, fromState: from, toState: to }),
  freshOf: ({ state, version }) => ({ state, version }),
});

/** The first history entry of a new payment. */
export const recordPaymentMove = mover.record;

/** The only function that changes a payment’s status. */
export async function movePayment(ctx: Context, move: PaymentMove): Promise<Result<PaymentRow, MoveRefusal>> {
  const moved = await mover.move(ctx, move);
  return moved.ok ? accept(moved.value.after) : moved;
}
