import type { OfferMode } from "./trip-lifecycle.ts";

/** How a trip came to a driver, in the same words everywhere. */
export const offerModeLabels: Readonly<Record<OfferMode, string>> = {
  hard: "Assigned",
  direct: "One driver",
  cascade: "In turn",
  broadcast: "All at once",
  pool: "Provider",
};
