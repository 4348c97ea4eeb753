import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { buttonClass } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { Stars } from "#design/stars.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { jsonText } from "#platform/browser/json-text.ts";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import type { PublishedReviews } from "../contract.ts";
import { ReviewCard } from "./review-card.tsx";

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
          {found.count > 0 && <Average average={found.average} count={found.count} />}
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
      {found.count > 0 && <ReviewData found={found} company={company} />}
    </section>
  );
}

function headingOf(publishedReviews: PublishedReviews, { facebook_url }: CompanyDetails): string {
  if (!facebook_url) return "What passengers say";
  return hasOwn(publishedReviews) ? "What passengers say on Facebook and to us" : "What passengers say on Facebook";
}

/** Whether any review was written to us after a trip. */
const hasOwn = ({ reviews }: PublishedReviews): boolean => reviews.some(({ review_url }) => review_url === null);

type FacebookLinkProps = { company: CompanyDetails; className: string; children: ReactNode };

/** Plain text if the company has no such page. */
const FacebookLink = ({ company, ...rest }: FacebookLinkProps) =>
  company.facebook_url ? <a {...rest} href={company.facebook_url} target="_blank" rel="noopener" /> : rest.children;

function Average({ average, count }: Pick<PublishedReviews, "average" | "count">) {
  return (
    <div className="flex items-center gap-4">
      <p className="font-display font-extrabold text-[3.25rem] leading-none tracking-[-0.02em]">{average}</p>
      <div>
        <Stars value={average} className="text-[1.375rem]" />
        <p className="text-ink-2 text-sm">{count === 1 ? "1 review" : `${count} reviews`}</p>
      </div>
    </div>
  );
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

const scale = { bestRating: 5, worstRating: 1 };

/**
 * The reviews as structured data. The server renders it next to the reviews; in the browser it is in the
 * page’s head and removed with the component.
 */
function ReviewData({ found, company }: ReviewDataProps) {
  const siteUrl = useSiteUrl();
  const isHydrated = useHydrated();
  const text = jsonText(structured(found, company, siteUrl));
  const block = (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, and jsonText escapes anything that could start a tag
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
  return isHydrated ? createPortal(block, document.head) : block;
}

/** Each review separately: search engines ignore a company’s average about itself. */
const structured = ({ reviews }: PublishedReviews, company: CompanyDetails, siteUrl: string) => ({
  "@context": "https://schema.org",
  "@type": "LocalBusiness",
  "@id": `${siteUrl}/#company`,
  name: company.name,
  ...(company.phone_e164 && { telephone: company.phone_e164 }),
  address: { "@type": "PostalAddress", ...(company.city && { addressLocality: company.city }), addressCountry: "ZA" },
  image: `${siteUrl}/art/share-home.jpg`,
  review: reviews.map((review) => ({
    "@type": "Review",
    author: {
      "@type": "Person",
      name: review.reviewer_name,
      ...(review.reviewer_profile_url && { url: review.reviewer_profile_url }),
    },
    datePublished: review.review_date,
    reviewBody: review.review_text,
    ...(review.review_url && { url: review.review_url }),
    reviewRating: { "@type": "Rating", ratingValue: review.rating, ...scale },
  })),
});
