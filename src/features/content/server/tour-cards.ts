import { isOnSale } from "#domain/catalogue/tour.ts";
import type { TourRecord } from "#domain/catalogue/tour-record.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { TourCard } from "../words/page-shapes.ts";
import { tourSummary } from "../words/tours-summary.ts";
import { pictureOf } from "./find-picture.ts";
import { findTours } from "./views.ts";

export async function tourCards(ctx: Context) {
  const onSale = (await findTours(ctx.db)).filter(({ tour }) => isOnSale(tour));
  return accept({ cards: onSale.map(cardOf) });
}

const highlightsShown = 4;

export const cardOf = ({ tour, texts }: TourRecord): TourCard => ({
  tour: tourSummary(tour),
  location: texts.location,
  highlights: texts.highlights.slice(0, highlightsShown),
  picture: pictureOf(texts.picture),
});
