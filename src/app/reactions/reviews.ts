import { finishRatingTask } from "#features/crm/tasks/server/finish-rating-task.ts";
import { sendDisputeDecided } from "#features/reviews/desk/server/send-dispute-decided.ts";
import { sendReviewRejected } from "#features/reviews/desk/server/send-review-rejected.ts";
import type { Reactions } from "#platform/jobs/events.ts";

/** Ratings: those not published, disputed or settled. */
export const reviews = {
  "rating.rejected": { sendReviewRejected },
  "rating.dispute_decided": { finishRatingTask, sendDisputeDecided },
  "rating.settled": { finishRatingTask },
} satisfies Reactions;
