import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { forgetFile } from "#platform/files/storage.ts";
import { deletePhoto } from "./photo-store.ts";

type Photo = { readonly id: string; readonly ratingId: string; readonly by: "guest" | "team" };

/** Removes one photograph and its file, and the site shows it no more. */
export async function removePhoto(ctx: Context, { id, ratingId, by }: Photo) {
  const fileId = await deletePhoto(ctx.db, { id, ratingId });
  if (!fileId) return refuse("not_found");
  await forgetFile(ctx.db, fileId);
  await recordAudit(ctx, {
    action: "rating.photo_removed",
    subject: { kind: "rating", id: ratingId },
    details: { by },
  });
  await ctx.touchSite();
  return accept({});
}
