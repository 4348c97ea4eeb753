import type { AttractionGlance, AttractionPage } from "../words/page-shapes.ts";
import { pictureFor } from "./find-picture.ts";

export const summariseAttraction = (page: AttractionPage): AttractionGlance => ({
  slug: page.slug,
  name: page.name,
  area: page.area,
  fromCity: page.fromCity,
  ...(page.driveEnds && { driveEnds: page.driveEnds }),
  summary: firstSentence(page.lead),
  picture: pictureFor(page.slug),
});

const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/, 1)[0] ?? text;
