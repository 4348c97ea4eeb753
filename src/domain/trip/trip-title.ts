import { tourTitle } from "../catalogue/tour.ts";
import { serviceOptionName } from "../company/catalogue.ts";

/** The booking: a tour by the name it was sold under, anything else by its service. */
export const tripTitle = (serviceType: string, tourName: string | null): string =>
  tourName === null ? serviceOptionName(serviceType) : tourTitle(tourName);
