import type { ServiceView } from "#features/content/words/page-shapes.ts";
import { shareImage } from "./share-image.ts";

/** A service for search engines, sold by the company the home page describes. */
export const serviceOffer = (service: ServiceView, siteUrl: string) => ({
  "@context": "https://schema.org",
  "@type": "Service",
  name: service.title,
  description: service.metaDescription,
  url: `${siteUrl}/services/${service.slug}`,
  image: siteUrl + shareImage(service.picture).path,
  serviceType: service.title,
  provider: { "@type": "LocalBusiness", "@id": `${siteUrl}/#company`, name: "{company}" },
  areaServed: service.areas.map((name) => ({ "@type": "Place", name })),
  ...startingPrice(service.priceText),
});

/** "From R1 800 per day" promises a lowest price; "Custom quote" promises none. */
function startingPrice(priceText: string) {
  const rand = /R([\d\s]+)/.exec(priceText)?.[1]?.replace(/\D/g, "");
  if (!rand) return {};
  return {
    offers: {
      "@type": "Offer",
      priceCurrency: "ZAR",
      priceSpecification: { "@type": "PriceSpecification", minPrice: Number(rand), priceCurrency: "ZAR" },
    },
  };
}
