import type { PublishedReviews, Review } from "../contract.ts";
import { StructuredBlock } from "./structured-block.tsx";

type StructuredReviewsProps = {
  /** The reviewed tour or company, as structured data. */
  of: object;
  found: PublishedReviews;
  /** Search engines ignore a company’s average about itself. */
  hasAverage?: boolean;
};

const scale = { bestRating: 5, worstRating: 1 };

/** Reviews as structured data: those of our own passengers, whose trips we know; another site’s are that site’s to mark. */
export const StructuredReviews = ({
  of,
  found: { average, count, reviews },
  hasAverage = false,
}: StructuredReviewsProps) => (
  <StructuredBlock
    data={{
      "@context": "https://schema.org",
      ...of,
      ...(hasAverage && {
        aggregateRating: { "@type": "AggregateRating", ratingValue: average, ratingCount: count, ...scale },
      }),
      review: reviews
        .filter(({ source, verified, rating }) => source === "passengers" && verified && rating !== null)
        .map(marked),
    }}
  />
);

const marked = (review: Review) => ({
  "@type": "Review",
  author: { "@type": "Person", name: review.reviewer_name },
  datePublished: review.review_date,
  ...(review.review_text && { reviewBody: review.review_text }),
  reviewRating: { "@type": "Rating", ratingValue: review.rating, ...scale },
});
