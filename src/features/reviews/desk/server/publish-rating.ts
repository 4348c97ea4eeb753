import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { ratingMover } from "../../server/move-rating.ts";
import type { reviewsDeskContract } from "../contract.ts";
import { settleRating } from "./settle-rating.ts";

/** Our team has read a review, and it appears on the site. */
export async function publishRating(ctx: Context, input: ParsedOf<typeof reviewsDeskContract.publishRating>) {
  const { rating_id: id, version } = input;
  const moved = await ratingMover.move(ctx, { id, version, to: "published", changes: { rejectReason: null } });
  if (!moved.ok) return moved;
  return settleRating(ctx, moved.value.after, { action: "rating.published", isPublic: true });
}
