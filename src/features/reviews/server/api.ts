import { bind } from "#platform/bind.ts";
import { reviewsContract } from "../contract.ts";
import { readPublishedReviews } from "./read-published-reviews.ts";

export const reviewsApi = bind(reviewsContract, { publishedReviews: readPublishedReviews });
