import type { CataloguePicture, UploadedPicture } from "#domain/catalogue/picture.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findPictures, type PictureRow } from "./picture-views.ts";

type Sizes = Pick<PictureRow, "hash" | "width" | "height" | "smallWidth">;

/** A picture as records keep it, but for its description. */
export const sizesOf = ({ hash, width, height, smallWidth }: Sizes): Omit<UploadedPicture, "alt"> => ({
  kind: "uploaded",
  hash,
  width,
  height,
  widths: smallWidth === null ? [width] : [smallWidth, width],
});

/** The pictures of a form with their sizes as they are stored; refused if one is no longer there. */
export async function knownPictures<P extends CataloguePicture>(
  ctx: Context,
  pictures: readonly P[],
): Promise<Result<readonly P[], "picture_gone">> {
  const uploaded = pictures.flatMap((one) => (one.kind === "uploaded" ? [one.hash] : []));
  const rows = new Map((await findPictures(ctx.db, uploaded)).map((row) => [row.hash, row]));
  const known: P[] = [];
  for (const picture of pictures) {
    const row = picture.kind === "uploaded" ? rows.get(picture.hash) : undefined;
    if (picture.kind === "uploaded" && !row) return refuse("picture_gone");
    known.push(row ? { ...picture, ...sizesOf(row) } : picture);
  }
  return accept(known);
}
