import type { ServiceRecord } from "#domain/catalogue/service-record.ts";
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
  const { otherNames: _, vehicleClasses, gallery, ...words } = found.page;
  const { service } = found;
  const view: ServiceView = {
    ...words,
    ...offerTexts(service.kind, found.page),
    slug,
    kind: service.kind,
    title: service.title,
    isOnSale: service.state === "on_sale",
    bookingPage: bookingPageOf(service),
    picture: pictureOf(found.picture),
    gallery: gallery.map(pictureOf),
    fleet: fleetOf(await findVehicleClasses(ctx.db), vehicleClasses),
    others: othersAfter(all, found),
    routes: slug === "airport-transfers" ? airportRoutePages.map(({ slug: to, name }) => ({ slug: to, name })) : [],
  };
  return accept(view);
}

/** Those that follow in the menu, and from its start again. */
function othersAfter(all: readonly ServiceRecord[], one: ServiceRecord) {
  const place = all.indexOf(one);
  return [...all.slice(place + 1), ...all.slice(0, place)]
    .filter(({ service }) => service.state === "on_sale")
    .flatMap((other) => summariseService(other) ?? [])
    .slice(0, othersShown);
}
