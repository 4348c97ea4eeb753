import { tourRows } from "#db/seed/catalogue/tour-rows.ts";
import { recordOf, type StoredTour } from "#domain/catalogue/tour-record.ts";
import { cardOf } from "#features/content/server/tour-cards.ts";
import { viewOf } from "#features/content/server/tour-page.ts";

/** The demo company’s tours as their pages read them. */
export const sampleRecords = tourRows(new Date(0)).map((row) => recordOf(row as StoredTour));

export const sampleCards = sampleRecords.map(cardOf);

export const sampleTourPages = sampleRecords.map((record) =>
  viewOf(
    record,
    record.texts.related.flatMap((slug) => sampleCards.filter(({ tour }) => tour.id === slug)),
  ),
);
