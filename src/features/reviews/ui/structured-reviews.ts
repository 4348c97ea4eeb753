import type { Review } from "../contract.ts";

export const scale = { bestRating: 5, worstRating: 1 };

/** Reviews as structured data: those of our own passengers, whose trips we know. */
export const structuredReviews = (reviews: readonly Review[]) =>
  reviews
    .filter(({ source, verified, rating }) => source === "passengers" && verified && rating !== null)
    .map((review) => ({
      "@type": "Review",
      author: { "@type": "Person", name: review.reviewer_name },
      datePublished: review.review_date,
      ...(review.review_text && { reviewBody: review.review_text }),
      reviewRating: { "@type": "Rating", ratingValue: review.rating, ...scale },
    }));
