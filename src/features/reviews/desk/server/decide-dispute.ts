import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { changeRating } from "../../server/change-rating.ts";
import { ratingMover } from "../../server/move-rating.ts";
import type { reviewsDeskContract } from "../contract.ts";

/** Decides a driver’s dispute. The review itself stays: moderation has its own reasons. */
export async function decideDispute(ctx: Context, input: ParsedOf<typeof reviewsDeskContract.decideDispute>) {
  const result = await ratingMover.lock(ctx, { id: input.rating_id, version: input.version });
  if (!result.ok) return result;
  if (result.value.disputeState !== "open") return refuse("not_possible");
  const { decision, answer } = input;
  const after = await changeRating(ctx, result.value, {
    disputeState: decision,
    disputeAnswer: answer,
    disputeDecidedAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: `rating.dispute_${decision}`,
    subject: { kind: "rating", id: after.id },
    reason: answer,
  });
  await ctx.emit({ type: "rating.dispute_decided", ratingId: after.id });
  return accept({ version: after.version });
}
