import { reviewerName } from "#domain/rating/rating-rules.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import type { Review } from "../contract.ts";
import { findNewestRatings, findNewestReviews, rateCompany, rateTour } from "./views.ts";

/** The number a page shows; the rest only count. */
const shown = 24;

/** Reviews from other sites and our customers’ own, newest first. */
export async function publishedReviews(ctx: Context, { tour }: { readonly tour?: string | undefined } = {}) {
  if (tour !== undefined) return reviewsOf(ctx, tour);
  const { count, average } = await rateCompany(ctx.db);
  const elsewhere = (await findNewestReviews(ctx.db, shown)).map((review) => ({
    ...review,
    is_sample: leadsNowhere(review.review_url),
    trip: null,
    reply: "",
  }));
  const own = (await findNewestRatings(ctx.db, shown)).map(describe);
  const reviews = [...own, ...elsewhere].sort((a, b) => b.review_date.localeCompare(a.review_date)).slice(0, shown);
  return accept({ average, count, reviews });
}

/** The demo's reviews link to a reserved domain (RFC 2606), so that no one takes them for real. */
const leadsNowhere = (address: string): boolean => URL.parse(address)?.hostname.endsWith(".example") ?? false;

/** On the page of a tour, a few are enough. */
const shownOfTour = 4;

async function reviewsOf(ctx: Context, tour: string) {
  const { count, average } = await rateTour(ctx.db, tour);
  const reviews = (await findNewestRatings(ctx.db, shownOfTour, tour)).map(describe);
  return accept({ average, count, reviews });
}

type Row = Awaited<ReturnType<typeof findNewestRatings>>[number];

const describe = (result: Row): Review => ({
  id: result.id,
  reviewer_name: reviewerName(result),
  reviewer_profile_url: null,
  reviewer_image: null,
  review_url: null,
  location: null,
  rating: result.overall ?? 0,
  review_text: result.words,
  review_date: localDateOf(result.givenAt ?? result.askedAt),
  // Only passengers can rate.
  verified: true,
  is_sample: false,
  trip: tripTitle(result.serviceType, result.tourName),
  reply: result.reply,
});
