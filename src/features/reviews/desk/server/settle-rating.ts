import { ratingNeeds } from "#domain/rating/rating-rules.ts";
import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { RatingRow } from "../../server/rating-store.ts";

type Action = {
  /** Such as `rating.published`. */
  readonly action: string;
  readonly reason?: string;
  /** Whether visitors can see the change. */
  readonly isPublic: boolean;
};

/**
 * After each action on a rating: logs it, refreshes the site, and completes the task once nothing is left to
 * do.
 */
export async function settleRating(ctx: Context, rating: RatingRow, { action, reason, isPublic }: Action) {
  await recordAudit(ctx, { action, subject: { kind: "rating", id: rating.id }, ...(reason && { reason }) });
  if (ratingNeeds(rating).length === 0) await ctx.emit({ type: "rating.settled", ratingId: rating.id });
  if (isPublic) await ctx.touchSite();
  return accept({ version: rating.version });
}
