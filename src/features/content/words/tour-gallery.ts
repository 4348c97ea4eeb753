import type { PictureName } from "./pictures.gen.ts";

/** Further pictures of each tour, of places where it really stops. */
export const tourGallery: Readonly<Record<string, readonly PictureName[]>> = {
  "cape-peninsula": ["attraction-cape-peninsula", "chapmans-peak", "camps-bay"],
  winelands: ["attraction-cape-winelands", "winelands-cellar"],
  "table-mountain": ["attraction-table-mountain", "signal-hill", "bo-kaap"],
  township: ["district-six", "township-kitchen"],
  "whale-watching": ["attraction-hermanus-whale-watching", "bettys-bay", "hermanus-cliff-path"],
  "sunset-photography": ["signal-hill", "camps-bay", "va-waterfront"],
  "garden-route": ["tsitsikamma", "cango-caves", "plettenberg-bay"],
  "robben-island": ["attraction-robben-island", "va-waterfront"],
  "west-coast": ["langebaan-lagoon", "paternoster"],
  overberg: ["cape-agulhas", "hermanus"],
};
