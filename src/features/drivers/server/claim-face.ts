import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { claimPictures, type PictureRefusal } from "#platform/files/claim-pictures.ts";
import { photoOwner } from "../policy.ts";

export type FaceRefusal = PictureRefusal | "not_square";
type Sent = { readonly file_id: string; readonly claim: string };

/** Takes an uploaded portrait for a driver. It is square, because mail programs don’t crop. */
export async function claimFace(ctx: Context, driverId: string, sent: Sent): Promise<Result<string, FaceRefusal>> {
  const owner = { kind: photoOwner, id: driverId };
  const claimed = await claimPictures(ctx.db, [{ id: sent.file_id, claim: sent.claim }], owner);
  if (!claimed.ok) return claimed;
  const [face] = claimed.value;
  if (!face) return refuse("file_gone");
  return face.width === face.height ? accept(face.id) : refuse("not_square");
}
