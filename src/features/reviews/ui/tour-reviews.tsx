import { buttonClass } from "#design/button.tsx";
import { Stars } from "#design/stars.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { PublishedReviews } from "../contract.ts";
import { ReviewList } from "./review-list.tsx";
import { StructuredReviews } from "./structured-reviews.tsx";

/** Passengers’ reviews of one tour; as structured data too, since the tour and not the company is rated. */
type TourReviewsProps = {
  found: PublishedReviews;
  title: string;
  /** The tour’s name, where these are the reviews of its own passengers. */
  tour?: string | undefined;
};

export function TourReviews({ found, title, tour }: TourReviewsProps) {
  if (found.count === 0) return null;
  return (
    <section aria-labelledby="tour-reviews" className="section bg-surface-2">
      <div className="wrap">
        <header className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-6 md:mb-10">
          <div>
            <p className="kicker">Passenger reviews</p>
            <h2 id="tour-reviews" className="mt-3.5 text-h2 tracking-[-0.012em]">
              {title}
            </h2>
          </div>
          <div className="flex items-center gap-4">
            <p className="font-display font-extrabold text-[3.25rem] leading-none tracking-[-0.02em]">
              {found.average}
            </p>
            <div>
              <Stars value={found.average} className="text-[1.375rem]" />
              <p className="text-ink-2 text-sm">{found.count === 1 ? "1 review" : `${found.count} reviews`}</p>
            </div>
          </div>
        </header>
        <ReviewList reviews={found.reviews} />
        {tour && <StructuredReviews of={{ "@type": "Product", name: tour }} found={found} hasAverage />}
        <p className="mt-8">
          <SiteLink to="/reviews" className={buttonClass({ variant: "outline" })}>
            All reviews
          </SiteLink>
        </p>
      </div>
    </section>
  );
}
