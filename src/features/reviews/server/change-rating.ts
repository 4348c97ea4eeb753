import { recordEditor } from "#platform/edit-record.ts";
import { lockRating, type RatingChanges, type RatingRow, updateRating } from "./rating-store.ts";

/** Changes what belongs to a rating under lock; its status stays as it is. */
export const { edit: changeRating } = recordEditor<RatingRow, RatingChanges>({
  lock: lockRating,
  update: updateRating,
});
