import { and, count, desc, eq, ne, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { ratings, reviews } from "#db/schema/reviews.ts";
import { subquery } from "#db/subquery.ts";
import type { ReviewSource } from "#domain/rating/review-source.ts";

const isPublished = eq(reviews.state, "published");

/** Reviews from other sites. */
export const findNewestReviews = (db: ReadDb, atMost: number) =>
  db
    .select({
      id: reviews.id,
      reviewer_name: reviews.reviewerName,
      reviewer_profile_url: reviews.reviewerProfileUrl,
      reviewer_image: reviews.reviewerImage,
      rating: reviews.rating,
      review_text: reviews.reviewText,
      review_date: reviews.reviewDate,
      review_url: reviews.reviewUrl,
      location: reviews.location,
      verified: reviews.verified,
      source: reviews.source,
      recommends: reviews.recommends,
    })
    .from(reviews)
    .where(isPublished)
    .orderBy(desc(reviews.reviewDate), reviews.id)
    .limit(atMost);

const isWorthReading = or(
  ne(ratings.words, ""),
  subquery<boolean>`exists (select from rating_photos photo where photo.rating_id = ${ratings.id})`,
);

/** Customers’ reviews after their trips. Stars alone are counted but not listed. */
export const findNewestRatings = (db: ReadDb, atMost: number, tour?: string) =>
  db
    .select({
      id: ratings.id,
      overall: ratings.overall,
      words: ratings.words,
      reply: ratings.reply,
      isAnonymous: ratings.isAnonymous,
      givenAt: ratings.givenAt,
      askedAt: ratings.askedAt,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      serviceType: bookings.serviceType,
      offer: bookings.offer,
      serviceName: bookings.serviceName,
      tourName: bookings.tourName,
      tourHours: bookings.tourHours,
    })
    .from(ratings)
    .innerJoin(bookings, eq(bookings.id, ratings.bookingId))
    .where(and(eq(ratings.state, "published"), isWorthReading, tour === undefined ? undefined : isOf(tour)))
    .orderBy(desc(ratings.givenAt), desc(ratings.id))
    .limit(atMost);

const isOf = (tour: string) => and(eq(bookings.serviceType, "day_tour"), eq(bookings.offer, tour));

/** The same for one tour, by its passengers. */
export async function rateTour(db: ReadDb, tour: string): Promise<{ count: number; average: number }> {
  const average = sql`coalesce(round(avg(${ratings.overall}), 1), 0)`.mapWith(Number);
  const [row] = await db
    .select({ count: count(), average })
    .from(ratings)
    .innerJoin(bookings, eq(bookings.id, ratings.bookingId))
    .where(and(eq(ratings.state, "published"), isOf(tour)));
  return row ?? { count: 0, average: 0 };
}

/** Their number and average by source, those of our own passengers first. A recommendation has no stars and counts in the number alone. */
export async function rateCompany(db: ReadDb): Promise<readonly RatedSource[]> {
  const stars = unionAll(
    db
      .select({
        source: sql<RatedSource["source"]>`${reviews.source}`.as("source"),
        stars: sql<number>`${reviews.rating}`.as("stars"),
      })
      .from(reviews)
      .where(isPublished),
    db
      .select({
        source: sql<RatedSource["source"]>`'passengers'`.as("source"),
        stars: sql<number>`${ratings.overall}`.as("stars"),
      })
      .from(ratings)
      .where(eq(ratings.state, "published")),
  ).as("given");
  return db
    .select({
      source: stars.source,
      count: count(),
      rated: sql`count(${stars.stars})`.mapWith(Number),
      sum: sql`coalesce(sum(${stars.stars}), 0)`.mapWith(Number),
    })
    .from(stars)
    .groupBy(stars.source)
    .orderBy(sql`${stars.source} = 'passengers' desc`, desc(count()));
}

export type RatedSource = {
  readonly source: "passengers" | ReviewSource;
  readonly count: number;
  readonly rated: number;
  readonly sum: number;
};
