import { recordEditor } from "#platform/edit-record.ts";
import { lockRating, type RatingChanges, type RatingRow, updateRating } from "./rating-store.ts";

/** Changes a locked rating, but not its status. */
export const { edit: changeRating } = recordEditor<RatingRow, RatingChanges>({
  lock: lockRating,
  update: updateRating,
});
