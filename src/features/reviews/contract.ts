import * as z from "zod/mini";
import { reviewSources } from "#domain/rating/review-source.ts";
import { call, contract } from "#platform/contract.ts";

const shownSources = ["passengers", ...reviewSources] as const;
export type ShownSource = (typeof shownSources)[number];

const review = z.object({
  id: z.string(),
  reviewer_name: z.string(),
  /** Set for a review from another site. */
  reviewer_profile_url: z.nullable(z.string()),
  reviewer_image: z.nullable(z.string()),
  source: z.enum(shownSources),
  /** Null for a recommendation, which has no stars. */
  rating: z.nullable(z.number()),
  recommends: z.nullable(z.boolean()),
  review_text: z.string(),
  /** Such as 2026-11-02. */
  review_date: z.string(),
  review_url: z.nullable(z.string()),
  location: z.nullable(z.string()),
  verified: z.boolean(),
  /** A demo sample, whose links lead to a reserved domain. */
  is_sample: z.boolean(),
  /** The kind of trip, if it was written to us. */
  trip: z.nullable(z.string()),
  /** Addresses of the guest’s photographs. */
  photos: z.array(z.string()),
  /** Our reply, or empty. */
  reply: z.string(),
});
export type Review = z.output<typeof review>;

const publishedReviews = z.object({
  /** Rounded to one decimal; 0 without reviews. */
  average: z.number(),
  /** The number of published reviews; `reviews` has the newest of them. */
  count: z.number(),
  /** The same by who wrote them: our own passengers after a trip, or guests of another site. */
  by_source: z.array(z.object({ source: z.enum(shownSources), count: z.int(), average: z.number() })),
  reviews: z.array(review),
});
export type PublishedReviews = z.output<typeof publishedReviews>;

export const reviewsContract = contract({
  publishedReviews: call({
    summary: "Lists the newest published reviews, all or of one tour, with their number and average.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    /** With a tour: only reviews by its own passengers, because those from other sites do not name their trip. */
    input: z.object({ tour: z.optional(z.string().check(z.maxLength(60, "Too long"))) }),
    output: publishedReviews,
  }),
});
