import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pngSquare } from "#db/seed/documents.ts";
import { encodePicture } from "./encode-picture.ts";

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 140 } } });

/** A picture of a few bytes that says it has 30 000 by 30 000 pixels. */
function aBomb(): Buffer {
  const png = pngSquare(16, [16, 41, 63], [255, 185, 55]);
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const wanted = { width: 320, format: "avif" } as const;

test.each(["avif", "webp"] as const)(
  "a photograph becomes a smaller %s without what the camera wrote",
  async (format) => {
    const camera = await drawn(640, 400)
      .withExif({ IFD0: { Copyright: "Someone" }, IFD3: { GPSLatitudeRef: "S" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(camera).metadata()).exif).toBeDefined();
    const copy = await encodePicture(camera, { width: 320, format });
    // The encoder may not open AVIF itself; its mark is at the same place in both formats.
    expect(copy?.subarray(8, 12).toString()).toBe(format === "avif" ? "avif" : "WEBP");
    expect(copy?.includes("Exif")).toBe(false);
    expect(copy?.includes("Someone")).toBe(false);
  },
);

test.each<[string, () => Promise<Buffer>]>([
  [
    "a drawing that could carry a script",
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ["a JPEG that breaks off", async () => (await drawn(900, 900).jpeg().toBuffer()).subarray(0, 700)],
  ["a small file of 900 million pixels", async () => aBomb()],
  [
    "a page that begins like a picture",
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<html>")]),
  ],
  ["a GIF", async () => drawn(20, 20).gif().toBuffer()],
  ["nothing", async () => Buffer.alloc(0)],
])("%s is no picture", async (_what, make) => {
  expect(await encodePicture(await make(), wanted)).toBeUndefined();
});
