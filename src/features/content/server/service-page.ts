import type { ServiceRecord, ServiceTexts } from "#domain/catalogue/service-record.ts";
import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { airportRoutePages } from "../words/airport-routes/all-airport-routes.ts";
import type { ServiceView } from "../words/page-shapes.ts";
import { pictureOf } from "./find-picture.ts";
import { bookingPageOf, fleetOf, offerTexts, summariseService } from "./summarise-service.ts";
import { findServices, findVehicleClasses } from "./views.ts";

/** How many other services a page links to. */
const othersShown = 3;

/** A service that is paused keeps its page, which says so; one that has ended has none. */
export async function servicePage(ctx: Context, { slug }: { readonly slug: string }) {
  const all = await findServices(ctx.db);
  const found = all.find(({ service }) => service.slug === slug);
  if (!found?.page || found.service.state === "ended") return refuse("no_such_page");
  return accept(
    viewOfService(found, found.page, { others: othersAfter(all, found), classes: await findVehicleClasses(ctx.db) }),
  );
}

type Around = { readonly others: readonly ServiceRecord[]; readonly classes: VehicleClasses };

/** A service’s page as visitors read it, with the next others in the menu and the vehicles on sale. */
export function viewOfService(
  { service, picture }: ServiceRecord,
  page: ServiceTexts,
  { others, classes }: Around,
): ServiceView {
  const { otherNames: _, vehicleClasses, gallery, ...words } = page;
  const { slug, kind, title } = service;
  return {
    ...words,
    ...offerTexts(kind, page),
    slug,
    kind,
    title,
    isOnSale: service.state === "on_sale",
    bookingPage: bookingPageOf(service),
    picture: pictureOf(picture),
    gallery: gallery.map(pictureOf),
    fleet: fleetOf(classes, vehicleClasses),
    others: others
      .filter((other) => other.service.state === "on_sale")
      .flatMap((other) => summariseService(other) ?? [])
      .slice(0, othersShown),
    routes: slug === "airport-transfers" ? airportRoutePages.map(({ slug: to, name }) => ({ slug: to, name })) : [],
  };
}

/** Those that follow in the menu, and from its start again. */
function othersAfter(all: readonly ServiceRecord[], one: ServiceRecord): readonly ServiceRecord[] {
  const place = all.indexOf(one);
  return [...all.slice(place + 1), ...all.slice(0, place)];
}
