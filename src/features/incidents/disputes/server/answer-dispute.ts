import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { recordEditor } from "#platform/edit-record.ts";
import type { disputesContract } from "../contract.ts";
import { type DisputeRow, lockDispute, updateDispute } from "./store.ts";

const editor = recordEditor<DisputeRow>({ lock: lockDispute, update: updateDispute });

/** Our team’s one answer. Waiving a fee or waiting charge is a separate action. */
export async function answerDispute(ctx: Context, input: ParsedOf<typeof disputesContract.answerDispute>) {
  const seen = await editor.lock(ctx, { id: input.dispute_id, version: input.version });
  if (!seen.ok) return seen;
  const dispute = seen.value;
  if (dispute.state !== "open") return refuse("not_possible");

  const { version } = await editor.edit(ctx, dispute, {
    state: input.decision,
    answer: input.answer,
    decidedBy: nameOfActor(ctx.actor),
    decidedAt: ctx.now,
  });

  await recordAudit(ctx, { action: `dispute.${input.decision}`, subject: { kind: "trip_dispute", id: dispute.id } });
  await ctx.emit({ type: "dispute.answered", disputeId: dispute.id });
  return accept({ version });
}
