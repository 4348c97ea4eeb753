import { serviceOptionName, tours } from "../company/catalogue.ts";

/** The booking: a tour by its name, anything else by its service. */
export function tripTitle(serviceType: string, offer: string | null): string {
  const tour = tours.find(({ slug }) => slug === offer);
  return tour ? `${tour.name} tour` : serviceOptionName(serviceType);
}
