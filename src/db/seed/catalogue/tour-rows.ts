import type { tours, tourVersions } from "#db/schema/catalogue.ts";
import type { CataloguePicture } from "#domain/catalogue/picture.ts";
import type { TourTexts } from "#domain/catalogue/tour-texts.ts";
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
const shownOrder = [
  "cape-peninsula",
  "winelands",
  "whale-watching",
  "robben-island",
  "table-mountain",
  "township",
  "sunset-photography",
  "garden-route",
  "west-coast",
  "overberg",
];

export const tourRows = (at: Date): readonly TourRow[] =>
  shownOrder.map((id, position) => {
    const tour = sampleTours.find(({ slug }) => slug === id);
    const written = tourPages.find(({ slug }) => slug === id);
    if (!tour || !written) throw new Error(`The tour ${id} has no facts or no page.`);
    const { slug, state, name, subject, ...facts } = tour;
    const { slug: _slug, ...page } = written;
    const texts: TourTexts = {
      ...page,
      otherNames: otherNames[id] ?? "",
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
