import { isOnSale } from "#domain/catalogue/tour.ts";
import { attractionFare } from "#domain/pricing/attraction-fare.ts";
import { startingPrices } from "#domain/pricing/starting-prices.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { attractionPages } from "../words/attractions/all-attractions.ts";
import type { AttractionView, TourGlance } from "../words/page-shapes.ts";
import { tourSummary } from "../words/tours-summary.ts";
import { pictureFor, pictureOf } from "./find-picture.ts";
import { summariseAttraction } from "./summarise-attraction.ts";
import { findTariffOf, findTours, type TourRecord } from "./views.ts";

export async function attractionPage(ctx: Context, { slug }: { readonly slug: string }) {
  const page = attractionPages.find((one) => one.slug === slug);
  if (!page) return refuse("no_such_page");
  const tours = (await findTours(ctx.db)).filter(({ tour }) => isOnSale(tour));
  const view: AttractionView = {
    ...page,
    picture: pictureFor(slug),
    fare: attractionFare(slug, page.fromCity.km, startingPrices(await findTariffOf(ctx.db, ctx.now))),
    near: page.near.flatMap((other) => attractionPages.filter((one) => one.slug === other)).map(summariseAttraction),
    tours: page.tours.flatMap((tour) => tours.filter((one) => one.tour.slug === tour).map(glanceAt)),
  };
  return accept(view);
}

function glanceAt({ tour, texts }: TourRecord): TourGlance {
  const { title, duration, season } = tourSummary(tour);
  return { slug: tour.slug, title, duration, ...(season && { season }), picture: pictureOf(texts.picture) };
}
