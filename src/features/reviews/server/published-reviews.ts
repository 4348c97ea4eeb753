import { reviewerName } from "#domain/rating/rating-rules.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import type { Review } from "../contract.ts";
import { findNewestRatings, findNewestReviews, rateCompany } from "./views.ts";

/** As many as a page shows; the rest is counted, and read where it was written. */
const shown = 24;

/** What was written elsewhere and what customers wrote to us after their trips, the newest first. */
export async function publishedReviews(ctx: Context) {
  const { count, average } = await rateCompany(ctx.db);
  const elsewhere = (await findNewestReviews(ctx.db, shown)).map((review) => ({ ...review, trip: null, reply: "" }));
  const own = (await findNewestRatings(ctx.db, shown)).map(describe);
  const reviews = [...own, ...elsewhere].sort((a, b) => b.review_date.localeCompare(a.review_date)).slice(0, shown);
  return accept({ average, count, reviews });
}

type Found = Awaited<ReturnType<typeof findNewestRatings>>[number];

const describe = (found: Found): Review => ({
  id: found.id,
  reviewer_name: reviewerName(found),
  ...{ reviewer_profile_url: null, reviewer_image: null, review_url: null, location: null },
  rating: found.overall ?? 0,
  review_text: found.words,
  review_date: localDateOf(found.givenAt ?? found.askedAt),
  // Only who was driven can rate.
  verified: true,
  trip: tripTitle(found.serviceType, found.offer),
  reply: found.reply,
});
