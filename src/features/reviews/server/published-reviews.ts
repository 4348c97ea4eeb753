import { reviewerName } from "#domain/rating/rating-rules.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import type { Review } from "../contract.ts";
import { findPhotosOf } from "./photo-views.ts";
import { findNewestRatings, findNewestReviews, type RatedSource, rateCompany, rateTour } from "./views.ts";

/** The number a page shows; the rest only count. */
const shown = 24;

/** Reviews from other sites and our customers’ own, newest first. */
export async function publishedReviews(ctx: Context, { tour }: { readonly tour?: string | undefined } = {}) {
  if (tour !== undefined) return reviewsOf(ctx, tour);
  const sources = await rateCompany(ctx.db);
  const elsewhere = (await findNewestReviews(ctx.db, shown)).map((review) => ({
    ...review,
    reviewer_profile_url: review.reviewer_profile_url || null,
    review_url: review.review_url || null,
    is_sample: leadsNowhere(review.review_url),
    trip: null,
    photos: [],
    reply: "",
  }));
  const own = await describeAll(ctx, await findNewestRatings(ctx.db, shown));
  const reviews = [...own, ...elsewhere].sort((a, b) => b.review_date.localeCompare(a.review_date)).slice(0, shown);
  const sum = (of: (one: RatedSource) => number) => sources.reduce((total, one) => total + of(one), 0);
  return accept({
    average: averageOf(
      sum((one) => one.sum),
      sum((one) => one.rated),
    ),
    count: sum((one) => one.count),
    by_source: sources.map((one) => ({
      source: one.source,
      count: one.count,
      average: averageOf(one.sum, one.rated),
    })),
    reviews,
  });
}

const averageOf = (sum: number, rated: number): number => (rated === 0 ? 0 : Math.round((sum / rated) * 10) / 10);

/** The demo's reviews link to a reserved domain (RFC 2606), so that no one takes them for real. */
const leadsNowhere = (address: string): boolean => URL.parse(address)?.hostname.endsWith(".example") ?? false;

/** On the page of a tour, a few are enough. */
const shownOfTour = 4;

async function reviewsOf(ctx: Context, tour: string) {
  const { count, average } = await rateTour(ctx.db, tour);
  const reviews = await describeAll(ctx, await findNewestRatings(ctx.db, shownOfTour, tour));
  const by_source = count > 0 ? [{ source: "passengers" as const, count, average }] : [];
  return accept({ average, count, by_source, reviews });
}

type Row = Awaited<ReturnType<typeof findNewestRatings>>[number];

async function describeAll(ctx: Context, rows: readonly Row[]): Promise<Review[]> {
  const photos = await findPhotosOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...describe(row),
    photos: photos.filter(({ ratingId }) => ratingId === row.id).map(({ fileId }) => `/files/v1/${fileId}`),
  }));
}

const describe = (result: Row): Review => ({
  id: result.id,
  reviewer_name: reviewerName(result),
  reviewer_profile_url: null,
  reviewer_image: null,
  review_url: null,
  location: null,
  source: "passengers",
  recommends: null,
  rating: result.overall,
  review_text: result.words,
  review_date: localDateOf(result.givenAt ?? result.askedAt),
  // Only passengers can rate.
  verified: true,
  is_sample: false,
  trip: tripTitle(result.serviceName, result.tourName),
  photos: [],
  reply: result.reply,
});
