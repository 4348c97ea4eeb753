import type { AttractionView } from "#features/content/words/page-shapes.ts";
import { shareImage } from "./share-image.ts";

export const touristAttraction = (place: AttractionView, siteUrl: string) => ({
  "@context": "https://schema.org",
  "@type": "TouristAttraction",
  name: place.name,
  description: place.metaDescription,
  url: `${siteUrl}/attractions/${place.slug}`,
  image: siteUrl + shareImage(place.picture).path,
  geo: { "@type": "GeoCoordinates", latitude: place.position.lat, longitude: place.position.lon },
  ...(place.facts.fee.startsWith("Free") ? { isAccessibleForFree: true } : {}),
});
