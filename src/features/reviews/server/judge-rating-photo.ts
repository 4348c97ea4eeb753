import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import type { MayReadFile } from "#platform/http/serve-files.ts";
import { ratingPhotoOwner } from "../policy.ts";
import { isPublishedRating } from "./photo-views.ts";

/**
 * A guest’s photograph is everyone’s to see with a published review. Before, and where the review was rejected, it is for
 * our team and for the guest, whose page has an address sealed for that rating.
 */
export const judgeRatingPhoto: MayReadFile = async (db, { actor, owner, sealed }) => {
  if (owner.kind !== ratingPhotoOwner) return false;
  if (sealed?.record === owner.id) return true;
  if (actor.kind === "person" && mayDo("moderate_reviews", partiesOf(actor), "other")) return true;
  return isPublishedRating(db, owner.id);
};
