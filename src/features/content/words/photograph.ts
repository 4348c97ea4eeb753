import type { PictureFile } from "#design/pictures/picture.tsx";
import { pictureFolder, type UploadedPicture } from "#domain/catalogue/picture.ts";

/** An uploaded photograph as pages show it. Unless our team said what matters on it, that is in its middle. */
export const photograph = ({ hash, width, height, widths, alt, copies, focus }: UploadedPicture): PictureFile => ({
  path: `${pictureFolder}/${hash}`,
  width,
  height,
  widths,
  isPhotograph: true,
  focus: focus ?? "50% 50%",
  ...(copies && copies.length > 0 && { copies }),
  placeholder: "var(--color-surface-2)",
  alt,
});
