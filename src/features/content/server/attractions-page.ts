import { accept } from "#domain/result.ts";
import { attractionPages } from "../words/attractions/all-attractions.ts";
import type { AttractionsView } from "../words/page-shapes.ts";
import { attractionsPage as texts } from "../words/pages/attraction-list.ts";
import { pictureFor } from "./find-picture.ts";
import { summariseAttraction } from "./summarise-attraction.ts";

export async function attractionsPage() {
  const view: AttractionsView = {
    ...texts,
    picture: pictureFor("signal-hill"),
    groups: texts.groups.map(({ name, text, slugs }) => ({
      name,
      text,
      places: slugs.flatMap((slug) => attractionPages.filter((page) => page.slug === slug)).map(summariseAttraction),
    })),
  };
  return accept(view);
}
