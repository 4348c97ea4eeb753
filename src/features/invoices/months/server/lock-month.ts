import { mayLock } from "#domain/invoice/invoice-months.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoiceMonthsContract as contract } from "../contract.ts";
import { deleteLock, insertLock } from "./store.ts";
import { findLocks, findMonths } from "./views.ts";

/** The books, month by month. */
export async function invoiceMonths(ctx: Context) {
  const today = localDateOf(ctx.now);
  const locks = new Map((await findLocks(ctx.db)).map((lock) => [lock.month, lock]));
  const found = await findMonths(ctx.db);
  return accept({
    months: found.map((one) => ({
      month: one.month,
      invoices: one.invoices,
      credit_notes: one.creditNotes,
      invoiced_cents: one.invoicedCents,
      credited_cents: one.creditedCents,
      vat_cents: one.vatCents,
      locked_at: locks.get(one.month)?.lockedAt.toISOString() ?? null,
      locked_by: locks.get(one.month)?.lockedBy ?? null,
      can_lock: !locks.has(one.month) && mayLock(one.month, today),
    })),
  });
}

/** Closes a month that is over. */
export async function lockMonth(ctx: Context, { month }: ParsedOf<typeof contract.lockMonth>) {
  if (!mayLock(month, localDateOf(ctx.now))) return refuse("not_over");
  const lockedBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  if (!(await insertLock(ctx.db, { month, lockedBy, lockedAt: ctx.now }))) return refuse("locked_already");
  await recordAudit(ctx, { action: "month.locked", subject: { kind: "month", id: month } });
  return accept({ month });
}

/** Opens it again; the reason stays in the record of actions. */
export async function unlockMonth(ctx: Context, { month, reason }: ParsedOf<typeof contract.unlockMonth>) {
  if (!(await deleteLock(ctx.db, month))) return refuse("not_locked");
  await recordAudit(ctx, { action: "month.unlocked", subject: { kind: "month", id: month }, reason });
  return accept({ month });
}
