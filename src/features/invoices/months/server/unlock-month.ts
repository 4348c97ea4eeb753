import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoiceMonthsContract as contract } from "../contract.ts";
import { deleteLock } from "./store.ts";

/** Unlocks it; the reason goes into the activity log. */
export async function unlockMonth(ctx: Context, { month, reason }: ParsedOf<typeof contract.unlockMonth>) {
  if (!(await deleteLock(ctx.db, month))) return refuse("not_locked");
  await recordAudit(ctx, { action: "month.unlocked", subject: { kind: "month", id: month }, reason });
  return accept({ month });
}
