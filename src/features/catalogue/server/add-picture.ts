import { pictureProblem } from "#domain/catalogue/picture.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimPictures } from "#platform/files/claim-pictures.ts";
import { forgetFile } from "#platform/files/storage.ts";
import type { catalogueContract } from "../contract.ts";
import { sizesOf } from "./known-pictures.ts";
import { insertPicture } from "./picture-store.ts";
import { pictureOwner } from "./picture-views.ts";

type Sent = ParsedOf<typeof catalogueContract.addPicture>["large"];

/** Enough of a hash that no two pictures share it, and an address stays readable. */
export const hashLength = 32;

/** Checks a photograph and keeps it. The same one again is the one that is there. */
export async function addPicture(ctx: Context, { large, small }: ParsedOf<typeof catalogueContract.addPicture>) {
  const id = ctx.newId();
  const claims = [large, ...(small ? [small] : [])].map(({ file_id, claim }: Sent) => ({ id: file_id, claim }));
  const claimed = await claimPictures(ctx.db, claims, { kind: pictureOwner, id });
  if (!claimed.ok) return claimed;
  const [largeFile, smallFile] = claimed.value;
  if (!largeFile) return refuse("file_gone");
  if (claimed.value.some(({ type }) => type !== "image/jpeg")) return refuse("not_a_picture");
  const problem = pictureProblem(largeFile, smallFile);
  if (problem) return refuse(problem);

  const row = {
    id,
    hash: largeFile.sha256.slice(0, hashLength),
    width: largeFile.width,
    height: largeFile.height,
    fileId: largeFile.id,
    smallWidth: smallFile?.width ?? null,
    smallFileId: smallFile?.id ?? null,
    addedBy: ctx.actor.kind === "person" ? ctx.actor.userId : null,
    addedAt: ctx.now,
  };
  if (await insertPicture(ctx.db, row)) await ctx.emit({ type: "picture.lacks_copies", pictureId: id, made: 0 });
  else for (const file of claimed.value) await forgetFile(ctx.db, file.id);
  return accept({ picture: sizesOf(row) });
}
