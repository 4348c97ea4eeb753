import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forgetFile } from "#platform/files/storage.ts";
import { deletePictures } from "./picture-store.ts";
import { findUnusedPictures } from "./picture-views.ts";

/** Long enough for a record that someone leaves open over a weekend. */
export const unusedPictureDays = 7;

/** By the clock: photographs that were uploaded and never saved with a record. */
export async function forgetUnusedPictures(ctx: Context): Promise<void> {
  const unused = await findUnusedPictures(ctx.db, addHours(ctx.now, -24 * unusedPictureDays));
  if (unused.length === 0) return;
  await deletePictures(
    ctx.db,
    unused.map(({ id }) => id),
  );
  for (const { fileId, smallFileId } of unused) {
    await forgetFile(ctx.db, fileId);
    if (smallFileId) await forgetFile(ctx.db, smallFileId);
  }
}
