/** The formats in which pages ask for a photograph first; JPEG is for all others. */
export const copyFormats = ["avif", "webp"] as const;
export type CopyFormat = (typeof copyFormats)[number];
export const isCopyFormat = (text: string): text is CopyFormat => (copyFormats as readonly string[]).includes(text);

/** For a phone, a card or tablet, and across a page. */
const copyWidths = [480, 960, 1600] as const;

export type PictureCopy = { readonly width: number; readonly format: CopyFormat };

/** Every copy of a picture of this width, the smallest first. None is wider than the picture itself. */
export function wantedCopies(width: number): readonly PictureCopy[] {
  const widths = [...copyWidths.filter((one) => one < width), Math.min(width, copyWidths[2])];
  return widths.flatMap((one) => copyFormats.map((format) => ({ width: one, format })));
}

export const missingCopies = (width: number, made: readonly PictureCopy[]): readonly PictureCopy[] =>
  wantedCopies(width).filter((one) => !made.some((copy) => copy.width === one.width && copy.format === one.format));
