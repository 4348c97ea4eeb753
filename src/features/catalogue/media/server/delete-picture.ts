import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { forgetFile } from "#platform/files/storage.ts";
import { deletePictures, lockPicture } from "../../server/picture-store.ts";
import type { mediaContract } from "../contract.ts";
import { findPictureByHash, findUses } from "./views.ts";

/** Only one that nothing shows. A version of a page that named it says so when it is put back. */
export async function deletePicture(ctx: Context, { hash }: ParsedOf<typeof mediaContract.deletePicture>) {
  const found = await findPictureByHash(ctx.db, hash);
  const picture = found && (await lockPicture(ctx.db, found.picture.id));
  if (!picture) return refuse("not_found");
  const uses = await findUses(ctx.db, [hash]);
  if (uses.length > 0) return refuse("in_use", { uses: uses.map(({ of, name }) => ({ of, name })) });
  await deletePictures(ctx.db, [picture.id]);
  await forgetFile(ctx.db, picture.fileId);
  if (picture.smallFileId) await forgetFile(ctx.db, picture.smallFileId);
  await recordAudit(ctx, {
    action: "picture.deleted",
    subject: { kind: "picture", id: picture.id },
    details: { before: { name: picture.name, alt: picture.alt } },
  });
  return accept({});
}
