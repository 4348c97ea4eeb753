import { createPortal } from "react-dom";
import type { CompanyDetails } from "#features/content/contract.ts";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { jsonText } from "#platform/browser/json-text.ts";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import type { PublishedReviews } from "../contract.ts";

type ReviewDataProps = { found: PublishedReviews; company: CompanyDetails };

const scale = { bestRating: 5, worstRating: 1 };

/**
 * The reviews for search engines. The server writes them beside the reviews; in the browser they sit in the head of
 * the page and go with the component.
 */
export function ReviewData({ found, company }: ReviewDataProps) {
  const siteUrl = useSiteUrl();
  const isHydrated = useHydrated();
  const text = jsonText(structured(found, company, siteUrl));
  const block = (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, and jsonText lets no tag begin inside it
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
  return isHydrated ? createPortal(block, document.head) : block;
}

/** Each review by itself: an average of our own about ourselves says nothing to a search engine. */
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
