import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { discMark, smallMark, squareMark } from "./kit/brand.ts";

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${content}</svg>`;

const png = (content: string, size: number) =>
  sharp(Buffer.from(svg(content)), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** The mark in every shape that browsers and launchers ask for. */
export async function renderIcons(folder: string) {
  const into = (name: string) => join(folder, name);
  await writeFile(into("favicon.svg"), svg(discMark()));
  await writeFile(
    into("favicon.ico"),
    iconFile([
      { size: 16, image: await png(smallMark(), 16) },
      { size: 32, image: await png(discMark(), 32) },
      { size: 48, image: await png(discMark(), 48) },
    ]),
  );
  await writeFile(into("icon-192.png"), await png(squareMark(), 192));
  await writeFile(into("icon-512.png"), await png(squareMark(), 512));
  await writeFile(into("apple-touch-icon.png"), await png(squareMark(), 180));
}

type Icon = { size: number; image: Buffer };

/** An .ico is a directory of PNG files: 6 bytes of header, 16 bytes for each entry, then the images. */
function iconFile(icons: Icon[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(icons.length, 4);
  let offset = header.length + icons.length * 16;
  const entries = icons.map(({ size, image }) => {
    const entry = Buffer.alloc(16);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += image.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...icons.map(({ image }) => image)]);
}
