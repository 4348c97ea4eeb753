import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { disputesContract } from "../contract.ts";
import { lockDispute, updateDispute } from "./store.ts";

/** Our team’s one answer. A fee or a wait is waived beside it, by the ways that exist for it. */
export async function answerDispute(ctx: Context, input: ParsedOf<typeof disputesContract.answerDispute>) {
  const dispute = await lockDispute(ctx.db, input.dispute_id);
  if (!dispute) return refuse("not_found");
  if (dispute.version !== input.version) return refuse("changed_meanwhile");
  if (dispute.state !== "open") return refuse("not_possible");

  const version = dispute.version + 1;
  await updateDispute(ctx.db, dispute.id, {
    state: input.decision,
    answer: input.answer,
    version,
    updatedAt: ctx.now,
    decidedBy: nameOfActor(ctx.actor),
    decidedAt: ctx.now,
  });

  await recordAudit(ctx, { action: `dispute.${input.decision}`, subject: { kind: "trip_dispute", id: dispute.id } });
  await ctx.emit({ type: "dispute.answered", disputeId: dispute.id });
  return accept({ version });
}
