import { isCopyFormat } from "./picture-copies.ts";

/** One of the site’s own drawings. */
export type DrawnPicture = { readonly kind: "drawn"; readonly name: string };

/** A photograph of the company’s own. Its files never change: their address is made of what is in them. */
export type UploadedPicture = {
  readonly kind: "uploaded";
  readonly hash: string;
  /** Of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Of each file, ascending. */
  readonly widths: readonly number[];
  /** Its description in words. */
  readonly alt: string;
  /** The widths in which there are AVIF and WebP too, ascending. */
  readonly copies?: readonly number[];
  /** The part that is never cropped away, as “30% 60%”. */
  readonly focus?: string;
};

export type CataloguePicture = DrawnPicture | UploadedPicture;

/** Large enough for the head of a page, and small enough for a card on a phone. The longest side, in pixels. */
export const pictureSides = { large: 1600, small: 640 } as const;

/** Shown across a page, a smaller one would be blurred. */
export const leastSide = 800;

export const pictureFolder = "/pictures";

export const pictureAddress = (hash: string, width: number): string => `${pictureFolder}/${hash}-${width}.jpg`;

/** The end of such an address. */
export function readPictureName(name: string) {
  const [, hash, width, ending = ""] = /^([0-9a-f]{32})-([1-9]\d{0,3})\.(jpg|png|avif|webp)$/.exec(name) ?? [];
  if (!hash || !width) return undefined;
  const format = isCopyFormat(ending) ? ending : null;
  // A logo is a PNG, whose corners may be clear.
  return { hash, width: Number(width), format, type: `image/${ending === "jpg" ? "jpeg" : ending}` };
}

type Sized = { readonly width: number; readonly height: number };
export type PictureProblem = "too_small" | "not_a_picture";

/** The fault of an uploaded picture and of the smaller copy beside it; null if it can be shown. */
export function pictureProblem(large: Sized, small: Sized | undefined): PictureProblem | null {
  if (Math.max(large.width, large.height) < leastSide) return "too_small";
  const isWithin = ({ width, height }: Sized, side: number) => Math.max(width, height) <= side;
  if (!isWithin(large, pictureSides.large)) return "not_a_picture";
  if (small && !(isWithin(small, pictureSides.small) && isSameShape(large, small))) return "not_a_picture";
  return null;
}

/** As far as whole pixels allow. */
const isSameShape = (one: Sized, other: Sized): boolean =>
  Math.abs(one.width / one.height / (other.width / other.height) - 1) < 0.02;
