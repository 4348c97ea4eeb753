import { photoConsent } from "#domain/rating/photo-consent.ts";
import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { claimPictures, type PictureRefusal } from "#platform/files/claim-pictures.ts";
import { ratingPhotoOwner } from "../../policy.ts";
import { insertPhotos } from "../../server/photo-store.ts";

type Sent = { readonly file_id: string; readonly claim: string };

/** Keeps the photographs of a rating, with the words their guest agreed to. */
export async function keepPhotos(
  ctx: Context,
  ratingId: string,
  photos: readonly Sent[],
): Promise<Result<null, PictureRefusal>> {
  const claims = photos.map(({ file_id: id, claim }) => ({ id, claim }));
  const claimed = await claimPictures(ctx.db, claims, { kind: ratingPhotoOwner, id: ratingId });
  if (!claimed.ok) return claimed;
  const { version: wordingVersion, words: wording } = photoConsent;
  await insertPhotos(
    ctx.db,
    claimed.value.map(({ id: fileId }, at) => ({
      id: ctx.newId(),
      ratingId,
      fileId,
      position: at + 1,
      wordingVersion,
      wording,
      createdAt: ctx.now,
    })),
  );
  return accept(null);
}
