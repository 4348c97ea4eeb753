import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";

const review = z.object({
  id: z.string(),
  reviewer_name: z.string(),
  /** Of one written elsewhere. */
  reviewer_profile_url: z.nullable(z.string()),
  reviewer_image: z.nullable(z.string()),
  rating: z.number(),
  review_text: z.string(),
  /** Such as 2026-11-02. */
  review_date: z.string(),
  review_url: z.nullable(z.string()),
  location: z.nullable(z.string()),
  verified: z.boolean(),
  /** Made up for the demo: its links lead to a domain that no one can own. */
  is_sample: z.boolean(),
  /** The kind of trip, where it was written to us. */
  trip: z.nullable(z.string()),
  /** Our answer, or nothing. */
  reply: z.string(),
});
export type Review = z.output<typeof review>;

const publishedReviews = z.object({
  /** Rounded to one decimal; 0 while there are none. */
  average: z.number(),
  /** Of all published ones, of which `reviews` holds the newest. */
  count: z.number(),
  reviews: z.array(review),
});
export type PublishedReviews = z.output<typeof publishedReviews>;

export const reviewsContract = contract({
  publishedReviews: call({
    summary: "Lists the newest published reviews, all or of one tour, with their number and average.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    /** With a tour: only what its passengers wrote to us. What was written elsewhere does not say which trip it means. */
    input: z.object({ tour: z.optional(z.string().check(z.maxLength(60, "Too long"))) }),
    output: publishedReviews,
  }),
});
