type Wanted = { readonly width: number; readonly format: "avif" | "webp" };

/** A photograph of ours has fewer: one that would fill the memory is refused before it is unpacked. */
const limitInputPixels = 50_000_000;
const seconds = 30;

/** The library that decodes pictures is loaded with the first one. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  // Everything else it could read, such as SVG, stays closed.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
  return sharp;
}

let loaded: ReturnType<typeof loadSharp> | undefined;

/** A copy of a picture in another width and format, without what a camera wrote; undefined if it can’t be decoded. */
export async function encodePicture(bytes: Uint8Array, { width, format }: Wanted): Promise<Buffer | undefined> {
  loaded ??= loadSharp();
  const sharp = await loaded;
  try {
    const picture = sharp(bytes, { limitInputPixels, failOn: "warning" })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .timeout({ seconds });
    return await (format === "avif"
      ? picture.avif({ quality: 50, effort: 2 })
      : picture.webp({ quality: 75 })
    ).toBuffer();
  } catch {
    return undefined;
  }
}
