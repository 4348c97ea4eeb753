import type { Context } from "#platform/context.ts";
import { type RatingChanges, type RatingRow, updateRating } from "./rating-store.ts";

/** Changes what belongs to a rating under lock; its status stays as it is. */
export async function changeRating(ctx: Context, before: RatingRow, changes: RatingChanges): Promise<RatingRow> {
  const written = { ...changes, version: before.version + 1, updatedAt: ctx.now };
  await updateRating(ctx.db, before.id, written);
  return { ...before, ...written };
}
