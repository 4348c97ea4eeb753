import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { attractionPages } from "../words/attractions/all-attractions.ts";
import type { TourView } from "../words/page-shapes.ts";
import { tourPages } from "../words/tours/all-tours.ts";

/** A tour's page. Fees and hours are only on the places’ own pages, so the tour names the places it visits. */
export async function tourPage(_ctx: Context, { slug }: { readonly slug: string }) {
  const page = tourPages.find((one) => one.slug === slug);
  if (!page) return refuse("no_such_page");
  const places = attractionPages
    .filter(({ tours }) => tours.includes(page.slug))
    .map((place) => ({ slug: place.slug, name: place.name }));
  const view: TourView = { ...page, places };
  return accept(view);
}
