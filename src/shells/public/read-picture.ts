import type { PictureFile } from "#design/pictures/picture.tsx";
import type { PictureName } from "#features/content/words/pictures.gen.ts";

/**
 * For loaders: one picture by name. Only client-side navigation fetches the list of all pictures; the first page has
 * its few in its data, so no page's script carries the list.
 */
export async function readPicture(name: PictureName): Promise<PictureFile> {
  const { pictures } = await import("#features/content/words/pictures.gen.ts");
  return pictures[name];
}
