import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { removePhoto } from "../../server/remove-photo.ts";
import type { ratingContract } from "../contract.ts";
import { ratingIdOf } from "./rating-link.ts";

/** A guest takes a photograph back, published or not. */
export async function removeRatingPhoto(ctx: Context, input: ParsedOf<typeof ratingContract.removeRatingPhoto>) {
  const ratingId = ratingIdOf(ctx, input.token);
  return ratingId ? removePhoto(ctx, { id: input.photo_id, ratingId, by: "guest" }) : refuse("not_found");
}
