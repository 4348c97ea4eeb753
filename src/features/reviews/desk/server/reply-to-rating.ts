import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { changeRating } from "../../server/change-rating.ts";
import { ratingMover } from "../../server/move-rating.ts";
import type { reviewsDeskContract } from "../contract.ts";
import { settleRating } from "./settle-rating.ts";

/** Our public reply, shown below the review. */
export async function replyToRating(ctx: Context, input: ParsedOf<typeof reviewsDeskContract.replyToRating>) {
  const result = await ratingMover.lock(ctx, { id: input.rating_id, version: input.version });
  if (!result.ok) return result;
  const { state, words, answeredAt } = result.value;
  // Without a comment there is no review on the site to reply to.
  if ((state !== "held" && state !== "published") || words === "") return refuse("not_possible");
  const after = await changeRating(ctx, result.value, { reply: input.text, answeredAt: answeredAt ?? ctx.now });
  return settleRating(ctx, after, { action: "rating.replied", isPublic: state === "published" });
}
