import type { Review } from "../contract.ts";
import { ReviewCard } from "./review-card.tsx";

/** Reviews side by side, each as its guest wrote it. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 md:gap-6">
      {reviews.map((review) => (
        <li key={review.id} className="grid">
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}
