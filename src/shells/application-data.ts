import type { PictureFile } from "#design/pictures/picture.tsx";
import type { ApplicationPage, ApplicationPageKind } from "#features/content/words/pages/application-pages.ts";
import { readPicture } from "./public/read-picture.ts";

export type ApplicationData = { words: ApplicationPage; picture: PictureFile };

/** For loaders: one form’s words, so that the others stay out of the page. */
export async function readApplicationPage(kind: ApplicationPageKind): Promise<ApplicationData> {
  const { applicationPages } = await import("#features/content/words/pages/application-pages.ts");
  const words = applicationPages[kind];
  return { words, picture: await readPicture(words.picture) };
}
