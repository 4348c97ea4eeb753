import type { tours, tourVersions } from "#db/schema/catalogue.ts";
import type { CataloguePicture, TourTexts } from "#domain/catalogue/tour-texts.ts";
import { tourGallery } from "#features/content/words/tour-gallery.ts";
import { tourPages } from "#features/content/words/tours/all-tours.ts";
import { sampleTours } from "./sample-tours.ts";

type TourRow = typeof tours.$inferInsert;

const otherNames: Readonly<Record<string, string>> = {
  "cape-peninsula": "cape point penguins boulders good hope chapmans peak peninsula",
  winelands: "wine tasting tastings vineyard vineyards stellenbosch franschhoek",
  "table-mountain": "cableway cable car",
  "whale-watching": "whale whales hermanus",
  township: "townships langa khayelitsha gugulethu culture",
  "sunset-photography": "photo photos photography photographer sunset",
  "robben-island": "mandela ferry prison robben",
  "west-coast": "flowers flower langebaan",
  overberg: "agulhas arniston",
};

const drawn = (name: string): CataloguePicture => ({ kind: "drawn", name });

/** In the order the posters hang. */
const ratings: Readonly<Record<string, number>> = {
  "cape-peninsula": 4.9,
  winelands: 4.8,
  "whale-watching": 4.7,
  "robben-island": 4.8,
  "table-mountain": 4.9,
  township: 4.7,
  "sunset-photography": 4.8,
  "garden-route": 4.9,
  "west-coast": 4.6,
  overberg: 4.7,
};

export const tourRows = (at: Date): readonly TourRow[] =>
  Object.entries(ratings).map(([id, rating], position) => {
    const tour = sampleTours.find(({ slug }) => slug === id);
    const written = tourPages.find(({ slug }) => slug === id);
    if (!tour || !written) throw new Error(`The tour ${id} has no facts or no page.`);
    const { slug, state, name, subject, ...facts } = tour;
    const { slug: _slug, ...page } = written;
    const texts: TourTexts = {
      ...page,
      otherNames: otherNames[id] ?? "",
      rating: { value: rating, source: "The specification’s own figure (sample)", isSample: true },
      picture: drawn(id),
      gallery: (tourGallery[slug] ?? []).map(drawn),
      map: id,
    };
    return {
      slug,
      position: position + 1,
      state,
      facts,
      words: { en: { name, subject, ...texts } },
      version: 1,
      updatedAt: at,
    };
  });

/** Each begins with its first version. */
export const tourVersionRows = (rows: readonly TourRow[]): (typeof tourVersions.$inferInsert)[] =>
  rows.map(({ slug, state, facts, words, updatedAt }) => ({
    slug,
    version: 1,
    state,
    facts,
    words,
    savedAt: updatedAt,
  }));
