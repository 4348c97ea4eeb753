import { whyNotClosed } from "#domain/privacy/breach.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { breachesContract } from "../contract.ts";
import { breachEditor } from "./store.ts";
import { findBreach } from "./views.ts";

/** Closes a breach with its lessons, once everyone has been notified, and completes its task. */
export async function closeBreach(
  ctx: Context,
  { breach_id: id, version, lessons }: ParsedOf<typeof breachesContract.closeBreach>,
) {
  const locked = await breachEditor.lock(ctx, { id, version });
  if (!locked.ok) return locked;
  const record = await findBreach(ctx.db, id);
  const waiting = record ? record.people - record.notified : 0;
  const refusal = whyNotClosed({ ...locked.value, waiting });
  if (refusal) return refuse(refusal);
  const after = await breachEditor.edit(ctx, locked.value, { lessons, closedAt: ctx.now });
  await recordAudit(ctx, { action: "breach.closed", subject: { kind: "breach", id } });
  await ctx.emit({ type: "breach.closed", breachId: id });
  return accept({ version: after.version });
}
