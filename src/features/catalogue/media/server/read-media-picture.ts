import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { mediaContract } from "../contract.ts";
import { showPictures } from "./show-pictures.ts";
import { findPictureByHash } from "./views.ts";

export async function readMediaPicture({ db }: Context, { hash }: ParsedOf<typeof mediaContract.readMediaPicture>) {
  const found = await findPictureByHash(db, hash);
  const [picture] = found ? await showPictures(db, [found]) : [];
  return picture ? accept(picture) : refuse("not_found");
}
