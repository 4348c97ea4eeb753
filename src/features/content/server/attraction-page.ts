import { attractionFare } from "#domain/pricing/attraction-fare.ts";
import { accept, refuse } from "#domain/result.ts";
import { attractionPages } from "../words/attractions/all-attractions.ts";
import type { AttractionView, TourGlance, TourSlug } from "../words/page-shapes.ts";
import { toursSummary } from "../words/tours-summary.ts";
import { pictureFor, pictureNamed } from "./find-picture.ts";
import { summariseAttraction } from "./summarise-attraction.ts";

export async function attractionPage(_ctx: unknown, { slug }: { readonly slug: string }) {
  const page = attractionPages.find((one) => one.slug === slug);
  if (!page) return refuse("no_such_page");
  const view: AttractionView = {
    ...page,
    picture: pictureFor(slug),
    fare: attractionFare(slug, page.fromCity.km),
    near: page.near.flatMap((other) => attractionPages.filter((one) => one.slug === other)).map(summariseAttraction),
    tours: page.tours.flatMap(summariseTour),
  };
  return accept(view);
}

function summariseTour(slug: TourSlug): TourGlance[] {
  return toursSummary
    .filter(({ id }) => id === slug)
    .map(({ title, fromRand, duration, season }) => ({
      slug,
      title,
      fromRand,
      duration,
      ...(season && { season }),
      picture: pictureNamed(slug) ?? pictureFor(slug),
    }));
}
