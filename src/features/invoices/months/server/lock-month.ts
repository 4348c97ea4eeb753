import { mayLock } from "#domain/invoice/month-locks.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoiceMonthsContract as contract } from "../contract.ts";
import { insertLock } from "./store.ts";

/** Closes a month that is over. */
export async function lockMonth(ctx: Context, { month }: ParsedOf<typeof contract.lockMonth>) {
  if (!mayLock(month, localDateOf(ctx.now))) return refuse("not_over");
  const lockedBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  if (!(await insertLock(ctx.db, { month, lockedBy, lockedAt: ctx.now }))) return refuse("locked_already");
  await recordAudit(ctx, { action: "month.locked", subject: { kind: "month", id: month } });
  return accept({ month });
}
