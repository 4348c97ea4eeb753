import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { forgetFilesOf } from "#platform/files/storage.ts";
import { ratingPhotoOwner } from "../policy.ts";
import { deletePhotosOf } from "./photo-store.ts";
import { deleteOptOut, forgetRatings } from "./rating-store.ts";

/** Removes the person from their ratings. The stars stay in the averages, without name or comment. */
export async function eraseRatings(ctx: Context, { email, records }: ErasedPerson): Promise<void> {
  if (email) await deleteOptOut(ctx.db, email);
  if (records.ratings.length === 0) return;
  await forgetRatings(ctx.db, records.ratings);
  await deletePhotosOf(ctx.db, records.ratings);
  for (const id of records.ratings) await forgetFilesOf(ctx.db, { kind: ratingPhotoOwner, id });
  await ctx.touchSite();
}
