import type { CataloguePicture } from "#domain/catalogue/picture.ts";
import type { AttractionView } from "../words/page-shapes.ts";
import { photograph } from "../words/photograph.ts";
import { pictures } from "../words/pictures.gen.ts";

type Shown = AttractionView["picture"];

const drawn: Readonly<Record<string, Shown>> = pictures;

/** Sights that share a neighbour’s picture until they have their own. */
const neighbour: Readonly<Record<string, string>> = {
  "cape-winelands": "winelands",
  "hermanus-whale-watching": "whale-watching",
};

export const pictureNamed = (name: string): Shown | undefined => drawn[name];

/** The picture of a page: its own, the one of its subject, or the scene next door. */
export const pictureFor = (slug: string): Shown =>
  drawn[`attraction-${slug}`] ?? drawn[slug] ?? drawn[neighbour[slug] ?? ""] ?? pictures.hero;

/** The named pictures that exist, in the same order. */
export const picturesNamed = (names: readonly string[]): readonly Shown[] => names.flatMap((name) => drawn[name] ?? []);

/** The picture of a record; until it has one, the scene of the home page. */
export const pictureOf = (picture: CataloguePicture | null): Shown =>
  (picture?.kind === "uploaded" ? photograph(picture) : picture && pictureNamed(picture.name)) ?? pictures.hero;
