import { isOnSale } from "#domain/catalogue/tour.ts";
import type { TourRecord } from "#domain/catalogue/tour-record.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { attractionPages } from "../words/attractions/all-attractions.ts";
import type { TourCard, TourView } from "../words/page-shapes.ts";
import { routeMaps } from "../words/route-maps.gen.ts";
import { pictureOf } from "./find-picture.ts";
import { cardOf } from "./tour-cards.ts";
import { findTour, findTours } from "./views.ts";

const relatedAtMost = 3;

/**
 * A tour's page. Fees and hours are only on the places’ own pages, so the tour names the places it visits. A tour that is
 * paused keeps its page, which says so; a draft and one that has ended have none.
 */
export async function tourPage(ctx: Context, { slug }: { readonly slug: string }) {
  const found = await findTour(ctx.db, slug);
  if (!found || found.tour.state === "draft" || found.tour.state === "ended") return refuse("no_such_page");
  const others = (await findTours(ctx.db)).filter((one) => isOnSale(one.tour) && one.tour.slug !== slug);
  const named = found.texts.related.flatMap((other) => others.filter((one) => one.tour.slug === other));
  const related = (named.length > 0 ? named : others).slice(0, relatedAtMost);
  return accept(viewOf(found, related.map(cardOf)));
}

export function viewOf({ tour, texts }: TourRecord, related: readonly TourCard[]): TourView {
  const { picture, gallery, map, ...words } = texts;
  return {
    ...words,
    slug: tour.slug,
    tour,
    places: attractionPages
      .filter(({ tours }) => tours.includes(tour.slug))
      .map((place) => ({ slug: place.slug, name: place.name })),
    picture: pictureOf(picture),
    gallery: gallery.map(pictureOf),
    map: (map && routeMaps[map]) || null,
    related,
  };
}
