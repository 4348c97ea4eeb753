import type { PictureFile } from "#design/pictures/picture.tsx";
import type { AirportRoutePage } from "#features/content/words/page-shapes.ts";
import type { AirportRoute } from "#features/selling/fares/contract.ts";
import { shareImage } from "./share-image.ts";

type Described = {
  words: AirportRoutePage;
  route: AirportRoute;
  picture: PictureFile;
  path: string;
  siteUrl: string;
};

/** One way as a service for search engines, with its price range. No rating: a business does not grade itself. */
export const airportRouteService = ({ words, route, picture, path, siteUrl }: Described) => {
  const rands = route.fares.flatMap(({ from_cents, to_cents }) => [from_cents / 100, to_cents / 100]);
  return {
    "@context": "https://schema.org",
    "@type": "Service",
    "@id": `${siteUrl}${path}#transfer`,
    name: `Private transfer from Cape Town International Airport to ${words.name}`,
    description: words.metaDescription,
    url: siteUrl + path,
    image: siteUrl + shareImage(picture).path,
    serviceType: "Airport transfer",
    provider: { "@type": "LocalBusiness", "@id": `${siteUrl}/#company`, name: "{company}" },
    areaServed: { "@type": "Place", name: words.name },
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "ZAR",
      lowPrice: Math.min(...rands),
      highPrice: Math.max(...rands),
      offerCount: route.fares.length,
    },
  };
};
