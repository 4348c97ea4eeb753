import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { removePhoto } from "../../server/remove-photo.ts";
import type { reviewsDeskContract } from "../contract.ts";

/** Our team keeps a photograph off the site, such as one that shows a child or a number plate. */
export const dropRatingPhoto = (ctx: Context, input: ParsedOf<typeof reviewsDeskContract.dropRatingPhoto>) =>
  removePhoto(ctx, { id: input.photo_id, ratingId: input.rating_id, by: "team" });
