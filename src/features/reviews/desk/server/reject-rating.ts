import { rejectReasonLabels } from "#domain/rating/rating-labels.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { ratingMover } from "../../server/move-rating.ts";
import type { reviewsDeskContract } from "../contract.ts";
import { settleRating } from "./settle-rating.ts";

/** Rejects a review for a reason that the site publishes. Its stars still count for the driver. */
export async function rejectRating(ctx: Context, input: ParsedOf<typeof reviewsDeskContract.rejectRating>) {
  const { rating_id: id, version, reason: rejectReason, note } = input;
  const reason = [rejectReasonLabels[rejectReason], note].filter(Boolean).join(": ");
  const moved = await ratingMover.move(ctx, { id, version, to: "rejected", reason, changes: { rejectReason } });
  if (!moved.ok) return moved;
  const { before, after } = moved.value;
  await ctx.emit({ type: "rating.rejected", ratingId: id, version: after.version });
  return settleRating(ctx, after, { action: "rating.rejected", reason, isPublic: before.state === "published" });
}
