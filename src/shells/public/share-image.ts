import type { PictureFile } from "#design/pictures/picture.tsx";

/** The preview of a shared link. */
export type ShareImage = { path: string; width: number; height: number; alt: string };

/** The card of pages without a picture of their own. */
export const siteShareImage: ShareImage = {
  path: "/art/share-home.jpg",
  width: 1200,
  height: 630,
  alt: "The Cape, door to door: a white shuttle on the coast road below Table Mountain.",
};

/** Every drawing has its own card, with its title on it; a photograph is shown as it is. */
export const shareImage = ({ path, alt, isPhotograph, width, height }: PictureFile): ShareImage =>
  isPhotograph
    ? { path: `${path}-${width}.jpg`, width, height, alt }
    : { path: `${path.replace("/art/", "/art/share-")}.jpg`, width: 1200, height: 630, alt };
