import { nameOfActor } from "#domain/account/roles.ts";
import { type InvoiceState, invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { type InvoiceChanges, type InvoiceRow, insertMove, lockInvoice, updateInvoice } from "./store.ts";

export type InvoiceMove = {
  readonly id: string;
  /** What whoever decides had before their eyes; left out where nobody decides on what they saw. */
  readonly version?: number;
  /** The state it stands in now: only sums change. */
  readonly to: InvoiceState;
  readonly reason?: string;
  readonly changes?: InvoiceChanges;
};

export type MoveRefusal = "not_found" | "changed_meanwhile" | "not_possible";

/** The one way an invoice changes: under a lock, along the table of allowed moves, and on record. */
export async function moveInvoice(ctx: Context, move: InvoiceMove): Promise<Result<InvoiceRow, MoveRefusal>> {
  const before = await lockInvoice(ctx.db, move.id);
  if (!before) return refuse("not_found");
  if (move.version !== undefined && move.version !== before.version) return refuse("changed_meanwhile");
  const isMove = before.state !== move.to;
  if (isMove && !invoiceLifecycle.can(before.state, move.to))
    return refuse("not_possible", { allowed: invoiceLifecycle.allowed(before.state) });

  const changes = { ...move.changes, state: move.to, version: before.version + 1 };
  await updateInvoice(ctx.db, before.id, changes);
  if (isMove)
    await insertMove(ctx.db, {
      id: ctx.newId(),
      invoiceId: before.id,
      fromState: before.state,
      toState: move.to,
      actor: nameOfActor(ctx.actor),
      reason: move.reason || null,
      createdAt: ctx.now,
    });
  return accept({ ...before, ...changes });
}
