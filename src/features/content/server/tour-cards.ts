import { isOnSale } from "#domain/catalogue/tour.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { TourCard } from "../words/page-shapes.ts";
import { tourSummary } from "../words/tours-summary.ts";
import { pictureOf } from "./find-picture.ts";
import { findClaims, findTours, type TourRecord } from "./views.ts";

export async function tourCards(ctx: Context) {
  const onSale = (await findTours(ctx.db)).filter(({ tour }) => isOnSale(tour));
  return accept({ cards: await cardsOf(ctx, onSale) });
}

/** A rating that came with the sample company is shown by it alone. */
export async function cardsOf(ctx: Context, records: readonly TourRecord[]): Promise<readonly TourCard[]> {
  const { showsSamples } = await findClaims(ctx.db);
  return records.map(({ tour, texts }) => ({
    tour: tourSummary(tour),
    location: texts.cardLocation || texts.location,
    highlights: texts.cardHighlights,
    rating: texts.rating && (showsSamples || !texts.rating.isSample) ? texts.rating.value : null,
    picture: pictureOf(texts.picture, tour.name),
  }));
}
