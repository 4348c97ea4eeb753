import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { lockPicture, updatePicture } from "../../server/picture-store.ts";
import type { PictureRow } from "../../server/picture-views.ts";
import type { mediaContract } from "../contract.ts";
import { showPictures } from "./show-pictures.ts";
import { findPictureByHash } from "./views.ts";

const editor = recordEditor<PictureRow>({ lock: lockPicture, update: updatePicture, isUndated: true });

/** Pages that show it follow at once: they name the picture, not its place in the frame. */
export async function describePicture(ctx: Context, input: ParsedOf<typeof mediaContract.describePicture>) {
  const { hash, version, name, alt, focus_x: focusX, focus_y: focusY } = input;
  const found = await findPictureByHash(ctx.db, hash);
  if (!found) return refuse("not_found");
  const before = await editor.lock(ctx, { id: found.picture.id, version });
  if (!before.ok) return before;
  const picture = await editor.edit(ctx, before.value, { name, alt, focusX, focusY });
  await recordAudit(ctx, {
    action: "picture.described",
    subject: { kind: "picture", id: picture.id },
    details: { before: { name: before.value.name, alt: before.value.alt }, after: { name, alt, focusX, focusY } },
  });
  await ctx.touchSite();
  const [shown] = await showPictures(ctx.db, [{ ...found, picture }]);
  if (!shown) throw new Error("The picture that was just saved is gone.");
  return accept(shown);
}
