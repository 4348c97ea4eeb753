import type { PictureFile } from "#design/pictures/picture.tsx";
import { pictureFolder, type UploadedPicture } from "#domain/catalogue/picture.ts";

/** An uploaded photograph as pages show it. What matters on it is seldom at an edge. */
export const photograph = ({ hash, width, height, widths, alt }: UploadedPicture): PictureFile => ({
  path: `${pictureFolder}/${hash}`,
  width,
  height,
  widths,
  isPhotograph: true,
  focus: "50% 50%",
  placeholder: "var(--color-surface-2)",
  alt,
});
