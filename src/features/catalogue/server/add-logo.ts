import { logoSides } from "#domain/company/brand.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { type ClaimedPicture, claimPictures } from "#platform/files/claim-pictures.ts";
import { forgetFile } from "#platform/files/storage.ts";
import type { catalogueContract } from "../contract.ts";
import { hashLength } from "./add-picture.ts";
import { insertPicture } from "./picture-store.ts";
import { pictureOwner } from "./picture-views.ts";

/** Checks a logo’s two files and keeps them. The same one again is the one that is there. */
export async function addLogo(ctx: Context, { mark, icon }: ParsedOf<typeof catalogueContract.addLogo>) {
  const id = ctx.newId();
  const claims = [mark, icon].map(({ file_id, claim }) => ({ id: file_id, claim }));
  const claimed = await claimPictures(ctx.db, claims, { kind: pictureOwner, id });
  if (!claimed.ok) return claimed;
  const [markFile, iconFile] = claimed.value;
  if (!isSquare(markFile, logoSides.mark) || !isSquare(iconFile, logoSides.icon)) return refuse("not_a_picture");
  const row = {
    id,
    hash: markFile.sha256.slice(0, hashLength),
    width: markFile.width,
    height: markFile.height,
    fileId: markFile.id,
    smallWidth: iconFile.width,
    smallFileId: iconFile.id,
    addedBy: ctx.actor.kind === "person" ? ctx.actor.userId : null,
    addedAt: ctx.now,
  };
  if (!(await insertPicture(ctx.db, row))) for (const file of claimed.value) await forgetFile(ctx.db, file.id);
  return accept({ logo: row.hash });
}

const isSquare = (file: ClaimedPicture | undefined, side: number): file is ClaimedPicture =>
  file?.type === "image/png" && file.width === side && file.height === side;
