import { bind } from "#platform/bind.ts";
import { ratingContract } from "../contract.ts";
import { bookingRatings } from "./booking-ratings.ts";
import { giveRating } from "./give-rating.ts";
import { readRating } from "./read-rating.ts";
import { stopRatingRequests } from "./stop-rating-requests.ts";

export const ratingApi = bind(ratingContract, {
  readRating,
  bookingRatings,
  giveRating,
  stopRatingRequests,
});
