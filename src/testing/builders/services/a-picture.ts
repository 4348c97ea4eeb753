import type { UploadedPicture } from "#domain/catalogue/picture.ts";
import { addPicture } from "#features/catalogue/server/add-picture.ts";
import type { Context } from "#platform/context.ts";
import { aJpegOf, aSentFile } from "./a-file.ts";

/** A photograph of the catalogue, uploaded in both sizes. `mark` makes it another one. */
export async function aPicture(ctx: Context, alt = "The valley at noon", mark = 1): Promise<UploadedPicture> {
  const large = await aSentFile(ctx, aJpegOf(1600, 1067, mark));
  const small = await aSentFile(ctx, aJpegOf(640, 427, mark));
  const added = await addPicture(ctx, { large, small });
  if (!added.ok) throw new Error(added.reason);
  return { ...added.value.picture, alt };
}
