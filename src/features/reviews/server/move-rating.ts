import { type RatingState, ratingLifecycle } from "#domain/rating/rating-lifecycle.ts";
import { recordMover } from "#platform/move-record.ts";
import { insertRatingMove, lockRating, type RatingChanges, type RatingRow, updateRating } from "./rating-store.ts";

/** The only function that changes a rating’s status. */
export const ratingMover = recordMover<RatingState, RatingRow, RatingChanges>({
  lifecycle: ratingLifecycle,
  lock: lockRating,
  versionOf: ({ version }) => version,
  columnsOf: (moved) => moved,
  update: updateRating,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertRatingMove(db, { ...line, ratingId: recordId, fromState: from, toState: to }),
});
