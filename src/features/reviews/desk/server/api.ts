import { bind } from "#platform/bind.ts";
import { reviewsDeskContract } from "../contract.ts";
import { answerRating } from "./answer-rating.ts";
import { decideDispute } from "./decide-dispute.ts";
import { listRatings } from "./list-ratings.ts";
import { publishRating } from "./publish-rating.ts";
import { rejectRating } from "./reject-rating.ts";
import { replyToRating } from "./reply-to-rating.ts";

export const reviewsDeskApi = bind(reviewsDeskContract, {
  listRatings,
  publishRating,
  rejectRating,
  replyToRating,
  answerRating,
  decideDispute,
});
