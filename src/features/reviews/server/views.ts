import { count, desc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { reviews } from "#db/schema/reviews.ts";
import type { Review } from "../contract.ts";

const isPublished = eq(reviews.state, "published");

export const findNewestReviews = (db: ReadDb, atMost: number): Promise<Review[]> =>
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
    })
    .from(reviews)
    .where(isPublished)
    .orderBy(desc(reviews.reviewDate), reviews.id)
    .limit(atMost);

/** How many there are and their average, rounded to one decimal. */
export async function rateCompany(db: ReadDb): Promise<{ count: number; average: number }> {
  const average = sql`coalesce(round(avg(${reviews.rating}), 1), 0)`.mapWith(Number);
  const [found] = await db.select({ count: count(), average }).from(reviews).where(isPublished);
  return found ?? { count: 0, average: 0 };
}
