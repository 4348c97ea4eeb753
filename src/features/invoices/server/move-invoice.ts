import { type InvoiceState, invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { type InvoiceChanges, type InvoiceRow, insertMove, lockInvoice, updateInvoice } from "./store.ts";

export type InvoiceMove = RecordMove<InvoiceState, InvoiceChanges>;

const mover = recordMover<InvoiceState, InvoiceRow, InvoiceChanges>({
  lifecycle: invoiceLifecycle,
  // A payment in part changes the sums of an invoice and not its status.
  mayStay: true,
  lock: lockInvoice,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version }) => ({ state, version }),
  update: updateInvoice,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertMove(db, { ...line, invoiceId: recordId, fromState: from, toState: to }),
});

/** The one way an invoice changes. */
export async function moveInvoice(ctx: Context, move: InvoiceMove): Promise<Result<InvoiceRow, MoveRefusal>> {
  const moved = await mover.move(ctx, move);
  return moved.ok ? accept(moved.value.after) : moved;
}

/** The line of a move that was undone before anyone heard of it. */
export const { recordUndone: invoiceUndone } = mover;
