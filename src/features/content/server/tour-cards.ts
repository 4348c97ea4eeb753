import { isOnSale } from "#domain/catalogue/tour.ts";
import type { TourRecord } from "#domain/catalogue/tour-record.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { TourCard } from "../words/page-shapes.ts";
import { tourSummary } from "../words/tours-summary.ts";
import { pictureOf } from "./find-picture.ts";
import { findClaims, findTours } from "./views.ts";

export async function tourCards(ctx: Context) {
  const onSale = (await findTours(ctx.db)).filter(({ tour }) => isOnSale(tour));
  return accept({ cards: await cardsOf(ctx, onSale) });
}

export async function cardsOf(ctx: Context, records: readonly TourRecord[]): Promise<readonly TourCard[]> {
  const { showsSamples } = await findClaims(ctx.db);
  return records.map((record) => cardOf(record, showsSamples));
}

const highlightsShown = 4;

/** A rating that came with the sample company is shown by it alone. */
export const cardOf = ({ tour, texts }: TourRecord, showsSamples: boolean): TourCard => ({
  tour: tourSummary(tour),
  location: texts.location,
  highlights: texts.highlights.slice(0, highlightsShown),
  rating: texts.rating && (showsSamples || !texts.rating.isSample) ? texts.rating.value : null,
  picture: pictureOf(texts.picture, tour.name),
});
