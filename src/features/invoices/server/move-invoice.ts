import { type InvoiceState, invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { type InvoiceChanges, type InvoiceRow, insertMove, lockInvoice, updateInvoice } from "./store.ts";

export type InvoiceMove = RecordMove<InvoiceState, InvoiceChanges>;

const mover = recordMover<InvoiceState, InvoiceRow, InvoiceChanges>({
  lifecycle: invoiceLifecycle,
  // A partial payment changes an invoice’s totals but not its status.
  mayStay: true,
  lock: lockInvoice,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version }) => ({ state, version }),
  update: updateInvoice,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertMove(db, { ...line, invoiceId: recordId, fromState: from, toState: to }),
});

/** The only function that changes an invoice. */
export async function moveInvoice(ctx: Context, move: InvoiceMove): Promise<Result<InvoiceRow, MoveRefusal>> {
  const moved = await mover.move(ctx, move);
  return moved.ok ? accept(moved.value.after) : moved;
}

/** Records a move that was undone before anyone was notified. */
export const { recordUndone: invoiceUndone } = mover;
