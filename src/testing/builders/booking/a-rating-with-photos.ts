import { ratingPhotos } from "#db/schema/reviews.ts";
import type { Context } from "#platform/context.ts";
import { claimPictures } from "#platform/files/claim-pictures.ts";
import { aPng, aSentFile } from "../services/a-file.ts";
import { aRating } from "./a-rating.ts";

/** A rating with two photographs: published by default. */
export async function aRatingWithPhotos(ctx: Context, changes: Parameters<typeof aRating>[1] = {}) {
  const rating = await aRating(ctx, changes);
  const sent = [await aSentFile(ctx, aPng()), await aSentFile(ctx, aPng())];
  await claimPictures(
    ctx.db,
    sent.map(({ file_id: id, claim }) => ({ id, claim })),
    { kind: "rating_photo", id: rating.ratingId },
  );
  const photos = sent.map(({ file_id: fileId }, at) => ({
    id: ctx.newId(),
    ratingId: rating.ratingId,
    fileId,
    position: at + 1,
    wordingVersion: 1,
    wording: "You may show them.",
    createdAt: ctx.now,
  }));
  await ctx.db.insert(ratingPhotos).values(photos);
  return { ...rating, photos };
}
