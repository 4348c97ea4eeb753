import { tourTitle } from "../catalogue/tour.ts";

/** The booking by the name it was sold under: of its tour, or of its service. */
export const tripTitle = (serviceName: string, tourName: string | null): string =>
  tourName === null ? serviceName : tourTitle(tourName);
