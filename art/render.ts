import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Scene } from "./kit/scene.ts";
import { type PictureSource, usualWidths } from "./picture-source.ts";
import { card, cardPaper, frame, frameMask, type ShareCard } from "./share-card.ts";

/** Bump when the encoding below changes: every picture is rendered anew. */
const encodingVersion = 1;

// Measured on all scenes: large files hide what small ones show, and effort 3 is ten times faster than 7 for 5 % more bytes.
const avifQuality = (width: number) => (width >= 1200 ? 48 : 54);
const webpQuality = (width: number) => avifQuality(width) + 14;

export const widthsOf = (source: PictureSource) => source.widths ?? usualWidths;

export const filesOf = (source: PictureSource) =>
  widthsOf(source).flatMap((width) => [`${source.name}-${width}.avif`, `${source.name}-${width}.webp`]);

/** Changes with the drawing, its sizes and the way it is encoded. */
export function fingerprintOf(source: PictureSource, scene: Scene) {
  const recipe = JSON.stringify([encodingVersion, widthsOf(source)]);
  return createHash("sha256").update(recipe).update(scene.svg()).digest("hex").slice(0, 12);
}

/** Writes a picture in all its sizes and returns the gradient that stands in for it while it loads. */
export async function renderPicture(source: PictureSource, scene: Scene, folder: string): Promise<string> {
  const widths = widthsOf(source);
  const master = await paint(scene, Math.max(...widths));
  for (const width of widths) {
    const resized = master.clone().resize(width, null, { kernel: "lanczos3" });
    const file = join(folder, `${source.name}-${width}`);
    await resized
      .clone()
      .avif({ quality: avifQuality(width), effort: 3 })
      .toFile(`${file}.avif`);
    await resized.webp({ quality: webpQuality(width), effort: 4, smartSubsample: true }).toFile(`${file}.webp`);
  }
  return placeholderOf(master);
}

/** A scene as pixels, at the wanted width. */
async function paint(scene: Scene, width: number) {
  const drawing = sharp(Buffer.from(scene.svg()), { density: (72 * width) / scene.width }).resize(width);
  const { data, info } = await drawing.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Five bands of average colour from top to bottom. */
async function placeholderOf(master: Sharp) {
  const pixels = await master.clone().resize(1, 5, { fit: "fill" }).raw().toBuffer();
  const colours = [0, 3, 6, 9, 12].map((start) => `#${pixels.subarray(start, start + 3).toString("hex")}`);
  return `linear-gradient(${colours.join(",")})`;
}

/** Changes with the drawing, the words and the way they are set. */
export function cardFingerprintOf(shareCard: ShareCard) {
  const recipe = JSON.stringify([encodingVersion, shareCard.focus, frame, heaviestCard]);
  const hash = createHash("sha256").update(recipe).update(cardPaper(shareCard));
  return hash.update(shareCard.draw().svg()).digest("hex").slice(0, 12);
}

/** Chats load the card of every link they show: it may not weigh more than this. */
export const heaviestCard = 88_000;

export async function renderShareCard(shareCard: ShareCard, file: string) {
  const scene = shareCard.draw();
  const [x, y] = shareCard.focus;
  const scale = Math.max(frame.width / scene.width, frame.height / scene.height);
  const width = Math.ceil(scene.width * scale);
  const height = Math.ceil(scene.height * scale);
  const picture = (await paint(scene, width)).resize(width, height, { fit: "fill" }).extract({
    left: Math.round(((width - frame.width) * x) / 100),
    top: Math.round(((height - frame.height) * y) / 100),
    width: frame.width,
    height: frame.height,
  });
  const rounded = await sharp(await picture.png().toBuffer())
    .composite([{ input: Buffer.from(frameMask()), blend: "dest-in" }])
    .png()
    .toBuffer();
  const whole = sharp(Buffer.from(cardPaper(shareCard)))
    .resize(card.width, card.height)
    .composite([{ input: rounded, left: frame.left, top: frame.top }])
    .flatten({ background: "#fff6e4" });
  await writeFile(file, await lightEnough(sharp(await whole.png().toBuffer())));
}

/** As good a JPEG as the limit allows. */
async function lightEnough(image: Sharp) {
  for (const quality of [82, 78, 74, 70, 66, 62]) {
    const file = await image.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length <= heaviestCard) return file;
  }
  throw new Error("a share card stays too heavy: its drawing has too much detail");
}

export async function writeText(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
