import type { PictureFile } from "#design/pictures/picture.tsx";
import type { TourPage } from "#features/content/words/page-shapes.ts";
import type { TourSummary } from "#features/content/words/tours-summary.ts";
import { shareImage } from "./share-image.ts";

/** All tours in one list, by address. */
export const tourList = (tours: readonly TourSummary[], siteUrl: string) => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  name: "Private tours from {town}",
  itemListElement: tours.map(({ title, detailPage }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: siteUrl + detailPage,
  })),
});

type TourTrip = {
  tour: TourSummary;
  words: Pick<TourPage, "metaDescription" | "stops">;
  picture: PictureFile;
  /** The starting price; undefined without a fixed price. */
  fromCents: number | undefined;
  siteUrl: string;
};

/** One tour with its price. No rating: search engines reject a seller's own stars. */
export const tourTrip = ({ tour, words, picture, fromCents, siteUrl }: TourTrip) => ({
  "@context": "https://schema.org",
  "@type": ["TouristTrip", "Product"],
  "@id": `${siteUrl}${tour.detailPage}#tour`,
  name: `${tour.title} Tour`,
  description: words.metaDescription,
  url: siteUrl + tour.detailPage,
  image: siteUrl + shareImage(picture).path,
  touristType: "Private groups",
  provider: { "@type": "LocalBusiness", "@id": `${siteUrl}/#company`, name: "{company}" },
  brand: { "@type": "Brand", name: "{company}" },
  itinerary: {
    "@type": "ItemList",
    itemListElement: words.stops.map(({ name, lat, lon }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: {
        "@type": "TouristAttraction",
        name,
        geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lon },
      },
    })),
  },
  ...(fromCents !== undefined && {
    offers: {
      "@type": "Offer",
      price: String(fromCents / 100),
      priceCurrency: "ZAR",
      availability: "https://schema.org/InStock",
      url: siteUrl + tour.bookingRoute,
    },
  }),
});
