import { missingCopies } from "#domain/catalogue/picture-copies.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { encodePicture } from "#platform/files/encode-picture.ts";
import { readContent } from "#platform/files/storage.ts";
import { insertCopy, lockPicture, updatePicture } from "../../server/picture-store.ts";
import { findCopies } from "./views.ts";

/**
 * Makes the next copy that is missing, and asks for the one after it: each is there as soon as it is made, and a job that
 * is killed has lost one at most.
 */
export async function makePictureCopy(
  ctx: Context,
  { pictureId, made }: EventOf<"picture.lacks_copies">,
): Promise<void> {
  const picture = await lockPicture(ctx.db, pictureId);
  if (!picture || picture.isDamaged) return;
  const [next, ...others] = missingCopies(picture.width, await findCopies(ctx.db, [pictureId]));
  if (!next) return;
  const content = await readContent(ctx.db, picture.fileId);
  const copy = content && (await encodePicture(content, next));
  if (!copy) return updatePicture(ctx.db, pictureId, { isDamaged: true });
  await insertCopy(ctx.db, { pictureId, ...next, content: copy });
  if (others.length > 0) await ctx.emit({ type: "picture.lacks_copies", pictureId, made: made + 1 });
  else await ctx.touchSite();
}
