import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { airportRoutePages } from "../words/airport-routes/all-airport-routes.ts";
import type { ServiceSlug, ServiceView } from "../words/page-shapes.ts";
import { servicePages } from "../words/services/all-services.ts";
import { pictureFor, picturesNamed } from "./find-picture.ts";
import { bookingPages, fleetOf, summariseService } from "./summarise-service.ts";
import { findVehicleClasses } from "./views.ts";

/** Scenes each service is met in. */
const scenes: Readonly<Record<ServiceSlug, readonly string[]>> = {
  "airport-transfers": ["va-waterfront", "camps-bay", "winelands"],
  "private-shuttles": ["group-transfers", "groot-constantia", "chapmans-peak"],
  "chauffeur-services": ["car-hire", "va-waterfront", "groot-constantia"],
  "corporate-events": ["group-transfers", "zeitz-museum", "chauffeur-services"],
  "coach-hire": ["group-transfers", "overberg", "kirstenbosch-gardens"],
  "staff-transport": ["signal-hill", "private-shuttles", "bo-kaap"],
  "car-hire": ["cape-peninsula", "chapmans-peak", "winelands"],
};

/** How many other services a page links to. */
const othersShown = 3;

export async function servicePage(ctx: Context, { slug }: { readonly slug: string }) {
  const page = servicePages.find((one) => one.slug === slug);
  if (!page) return refuse("no_such_page");
  const { vehicleClasses, ...words } = page;
  const place = servicePages.indexOf(page);
  const others = [...servicePages.slice(place + 1), ...servicePages.slice(0, place)];
  const view: ServiceView = {
    ...words,
    bookingPage: bookingPages[page.slug],
    picture: pictureFor(slug),
    gallery: picturesNamed(scenes[page.slug]),
    fleet: fleetOf(await findVehicleClasses(ctx.db), vehicleClasses),
    others: others.slice(0, othersShown).map(summariseService),
    routes: slug === "airport-transfers" ? airportRoutePages.map(({ slug: to, name }) => ({ slug: to, name })) : [],
  };
  return accept(view);
}
