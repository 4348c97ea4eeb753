import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { Stars } from "#design/stars.tsx";
import { reviewSourceNames } from "#domain/rating/review-source.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import type { PublishedReviews } from "../contract.ts";
import { ReviewCard } from "./review-card.tsx";
import { StructuredReviews } from "./structured-reviews.tsx";

type ReviewsBlockProps = {
  /** The answer of the call `published-reviews`. */
  found: PublishedReviews;
  company: CompanyDetails;
  className?: string;
};

/** Passengers’ reviews with their average; a section for any page. */
export function ReviewsBlock({ found, company, className }: ReviewsBlockProps) {
  return (
    <section aria-labelledby="reviews" className={cx("section", className)}>
      <div className="wrap">
        <header className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-6 md:mb-10">
          <div>
            <p className="kicker">Passenger reviews</p>
            <h2 id="reviews" className="mt-3.5 text-h2 tracking-[-0.012em]">
              <FacebookLink company={company} className="text-ink no-underline hover:underline">
                {headingOf(found, company)}
              </FacebookLink>
            </h2>
          </div>
          {found.count > 0 && <Average found={found} />}
        </header>
        <Cards found={found} />
        {company.facebook_url && (
          <p className="mt-8">
            <FacebookLink company={company} className={buttonClass({ variant: "outline" })}>
              View All Reviews on Facebook
              <ExternalLink aria-hidden="true" className="size-[18px]" />
            </FacebookLink>
          </p>
        )}
      </div>
      {hasOwn(found) && <ReviewData found={found} company={company} />}
    </section>
  );
}

function headingOf(publishedReviews: PublishedReviews, { facebook_url }: CompanyDetails): string {
  if (!facebook_url) return "What passengers say";
  return hasOwn(publishedReviews) ? "What passengers say on Facebook and to us" : "What passengers say on Facebook";
}

/** Whether any review was written to us after a trip. */
const hasOwn = ({ reviews }: PublishedReviews): boolean => reviews.some(({ source }) => source === "passengers");

type FacebookLinkProps = { company: CompanyDetails; className: string; children: ReactNode };

/** Plain text if the company has no such page. */
const FacebookLink = ({ company, ...rest }: FacebookLinkProps) =>
  company.facebook_url ? <a {...rest} href={company.facebook_url} target="_blank" rel="noopener" /> : rest.children;

function Average({ found: { average, count, by_source } }: { found: PublishedReviews }) {
  return (
    <div className="flex items-center gap-4">
      <p className="font-display font-extrabold text-[3.25rem] leading-none tracking-[-0.02em]">{average}</p>
      <div>
        <Stars value={average} className="text-[1.375rem]" />
        <p className="text-ink-2 text-sm">{count === 1 ? "1 review" : `${count} reviews`}</p>
        {by_source.length > 1 && <p className="text-ink-2 text-sm">{by_source.map(sourceText).join(", ")}</p>}
      </div>
    </div>
  );
}

/** “12 by our passengers (4.9), 4 on Facebook (4.8)” */
function sourceText({ source, count, average }: PublishedReviews["by_source"][number]): string {
  const stars = average > 0 ? ` (${average})` : "";
  if (source === "passengers") return `${count} by our passengers${stars}`;
  return `${count} ${source === "other" ? "on other sites" : `on ${reviewSourceNames[source]}`}${stars}`;
}

function Cards({ found }: { found: PublishedReviews }) {
  if (found.reviews.length === 0) {
    return <p className="text-ink-2 text-lead">No reviews have been published here yet. The others are on Facebook.</p>;
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 md:gap-6">
      {found.reviews.map((review) => (
        <li key={review.id} className="grid">
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}

type ReviewDataProps = { found: PublishedReviews; company: CompanyDetails };

const ReviewData = ({ found, company }: ReviewDataProps) => (
  <StructuredReviews of={structured(company, useSiteUrl())} found={found} />
);

const structured = (company: CompanyDetails, siteUrl: string) => ({
  "@type": "LocalBusiness",
  "@id": `${siteUrl}/#company`,
  name: company.name,
  ...(company.phone_e164 && { telephone: company.phone_e164 }),
  address: { "@type": "PostalAddress", ...(company.city && { addressLocality: company.city }), addressCountry: "ZA" },
  image: `${siteUrl}/art/share-home.jpg`,
});
