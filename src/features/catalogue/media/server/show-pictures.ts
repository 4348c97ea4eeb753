import { missingCopies, wantedCopies } from "#domain/catalogue/picture-copies.ts";
import type { Context } from "#platform/context.ts";
import { sizesOf } from "../../server/known-pictures.ts";
import type { PictureRow } from "../../server/picture-views.ts";
import type { MediaPicture } from "../contract.ts";
import { findCopies, findUses } from "./views.ts";

type Found = { readonly picture: PictureRow; readonly addedBy: string | null };

/** Pictures as the library shows them: with their copies so far, and where each is used. */
export async function showPictures(db: Context["db"], found: readonly Found[]): Promise<MediaPicture[]> {
  const copies = await findCopies(
    db,
    found.map(({ picture }) => picture.id),
  );
  const uses = await findUses(
    db,
    found.map(({ picture }) => picture.hash),
  );
  return found.map(({ picture, addedBy }) => {
    const wanted = wantedCopies(picture.width).length;
    const made = copies.filter(({ pictureId }) => pictureId === picture.id);
    return {
      hash: picture.hash,
      version: picture.version,
      width: picture.width,
      height: picture.height,
      widths: [...sizesOf(picture).widths],
      name: picture.name,
      alt: picture.alt,
      focus_x: picture.focusX,
      focus_y: picture.focusY,
      added_at: picture.addedAt.toISOString(),
      added_by: addedBy,
      copies_made: wanted - missingCopies(picture.width, made).length,
      copies_wanted: wanted,
      is_damaged: picture.isDamaged,
      uses: uses.filter(({ hash }) => hash === picture.hash).map(({ of, id, name }) => ({ of, id, name })),
    };
  });
}
