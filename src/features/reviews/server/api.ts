import { bind } from "#platform/bind.ts";
import { reviewsContract } from "../contract.ts";
import { reviewsDeskApi } from "../desk/server/api.ts";
import { ownRatingsApi } from "../own/server/api.ts";
import { ratingApi } from "../rating/server/api.ts";
import { publishedReviews } from "./published-reviews.ts";

export const reviewsApi = [
  ...bind(reviewsContract, { publishedReviews }),
  ...ratingApi,
  ...reviewsDeskApi,
  ...ownRatingsApi,
];
