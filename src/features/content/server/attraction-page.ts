import { attractionFare } from "#domain/pricing/attraction-fare.ts";
import { startingPrices } from "#domain/pricing/starting-prices.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { attractionPages } from "../words/attractions/all-attractions.ts";
import type { AttractionView, TourGlance, TourSlug } from "../words/page-shapes.ts";
import { toursSummary } from "../words/tours-summary.ts";
import { pictureFor, pictureNamed } from "./find-picture.ts";
import { summariseAttraction } from "./summarise-attraction.ts";
import { findTariffOf } from "./views.ts";

export async function attractionPage(ctx: Context, { slug }: { readonly slug: string }) {
  const page = attractionPages.find((one) => one.slug === slug);
  if (!page) return refuse("no_such_page");
  const view: AttractionView = {
    ...page,
    picture: pictureFor(slug),
    fare: attractionFare(slug, page.fromCity.km, startingPrices(await findTariffOf(ctx.db, ctx.now))),
    near: page.near.flatMap((other) => attractionPages.filter((one) => one.slug === other)).map(summariseAttraction),
    tours: page.tours.flatMap(summariseTour),
  };
  return accept(view);
}

function summariseTour(slug: TourSlug): TourGlance[] {
  return toursSummary
    .filter(({ id }) => id === slug)
    .map(({ title, duration, season }) => ({
      slug,
      title,
      duration,
      ...(season && { season }),
      picture: pictureNamed(slug) ?? pictureFor(slug),
    }));
}
