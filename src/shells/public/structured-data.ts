import type { CompanyDetails } from "#features/content/contract.ts";
import type { Crumb } from "#features/content/ui/breadcrumbs.tsx";
import { siteShareImage } from "./share-image.ts";

/** The company for search engines. No rating of our own: a business does not grade itself. */
export const localBusiness = (company: CompanyDetails, siteUrl: string) => ({
  "@context": "https://schema.org",
  "@type": "LocalBusiness",
  "@id": `${siteUrl}/#company`,
  name: company.name,
  description: "Airport transfers, private shuttles, coach hire and private tours in Cape Town and the Western Cape.",
  url: `${siteUrl}/`,
  ...(company.phone_e164 && { telephone: company.phone_e164 }),
  ...(company.email && { email: company.email }),
  image: siteUrl + siteShareImage.path,
  address: {
    "@type": "PostalAddress",
    ...(company.street && { streetAddress: company.street }),
    ...(company.city && { addressLocality: company.city }),
    ...(company.region && { addressRegion: company.region.replace(/^the /, "") }),
    addressCountry: "ZA",
  },
  areaServed: {
    "@type": "GeoCircle",
    geoMidpoint: { "@type": "GeoCoordinates", latitude: -33.9249, longitude: 18.4241 },
    geoRadius: "100000",
  },
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    opens: "00:00",
    closes: "23:59",
  },
  priceRange: "From {airport.hop}",
  currenciesAccepted: "ZAR",
  paymentAccepted: "Credit card, bank transfer, cash, corporate account",
  ...(company.facebook_url && { sameAs: [company.facebook_url] }),
});

/** A page’s breadcrumbs. */
export const breadcrumbList = (trail: readonly Crumb[], siteUrl: string) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ label, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(to ? { item: siteUrl + to } : {}),
  })),
});

export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
