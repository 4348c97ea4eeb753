import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { disputesContract } from "../contract.ts";
import { lockDispute, updateDispute } from "./store.ts";

/** Our team’s one answer. A fee or a wait is waived beside it, by the ways that exist for it. */
export async function answerDispute(ctx: Context, asked: ParsedOf<typeof disputesContract.answerDispute>) {
  const found = await lockDispute(ctx.db, asked.dispute_id);
  if (!found) return refuse("not_found");
  if (found.version !== asked.version) return refuse("changed_meanwhile");
  if (found.state !== "open") return refuse("not_possible");

  const version = found.version + 1;
  await updateDispute(ctx.db, found.id, {
    state: asked.decision,
    answer: asked.answer,
    version,
    updatedAt: ctx.now,
    decidedBy: nameOfActor(ctx.actor),
    decidedAt: ctx.now,
  });

  await recordAudit(ctx, { action: `dispute.${asked.decision}`, subject: { kind: "trip_dispute", id: found.id } });
  await ctx.emit({ type: "dispute.answered", disputeId: found.id });
  return accept({ version });
}
