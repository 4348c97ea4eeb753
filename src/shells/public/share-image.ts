import type { PictureFile } from "#design/picture.tsx";

/** What a shared link shows. */
export type ShareImage = { path: string; width: number; height: number; alt: string };

/** The card for every page that has no picture of its own. */
export const siteShareImage: ShareImage = {
  path: "/art/share-home.jpg",
  width: 1200,
  height: 630,
  alt: "The Cape, door to door: a white shuttle on the coast road below Table Mountain.",
};

/** The file of a picture that suits a shared link: at least 1200 wide. */
export function shareImage({ path, version, widths, width, height, alt }: PictureFile): ShareImage {
  const wide = widths.find((offered) => offered >= 1200) ?? width;
  return { path: `${path}-${wide}.webp?v=${version}`, width: wide, height: Math.round((wide * height) / width), alt };
}
