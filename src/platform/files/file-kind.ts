/** The file types we accept. Content decides the type; name and declared type may say anything. */
export const fileKinds = ["application/pdf", "image/jpeg", "image/png"] as const;
export type FileKind = (typeof fileKinds)[number];

export function fileKindOf(content: Buffer): FileKind | undefined {
  if (isPdf(content)) return "application/pdf";
  if (isJpeg(content)) return "image/jpeg";
  return isPng(content) ? "image/png" : undefined;
}

/** Some writers append a few lines after the end mark, so it is searched for in the last part of the file. */
const pdfTail = 2048;

const isPdf = (content: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(content.toString("latin1", 0, 8)) && content.subarray(-pdfTail).includes("%%EOF", 0, "latin1");

const marker = { start: 0xd8, scan: 0xda } as const;

/** Walks the segments up to the image data; each has its length, and one has the image size. */
function isJpeg(content: Buffer): boolean {
  if (content.length < 4 || content[0] !== 0xff || content[1] !== marker.start) return false;
  let hasSize = false;
  for (let at = 2; at + 4 <= content.length; ) {
    if (content[at] !== 0xff) return false;
    const kind = content[at + 1] ?? 0;
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (kind === marker.scan) return hasSize;
    if (isFrame(kind)) hasSize = isSized(content, at);
    const length = content.readUInt16BE(at + 2);
    if (length < 2) return false;
    at += 2 + length;
  }
  return false;
}

/** Segments C0 to CF start a frame, except the tables C4, C8 and CC. */
const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);

const isSized = (content: Buffer, at: number) =>
  at + 9 <= content.length && content.readUInt16BE(at + 5) > 0 && content.readUInt16BE(at + 7) > 0;

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const chunkFrame = 12;

/** A header with the image size, then complete chunks up to the last. */
function isPng(content: Buffer): boolean {
  if (content.length < 45 || !content.subarray(0, 8).equals(pngStart)) return false;
  if (nameOfChunk(content, 8) !== "IHDR" || content.readUInt32BE(8) !== 13) return false;
  if (content.readUInt32BE(16) === 0 || content.readUInt32BE(20) === 0) return false;
  let hasPicture = false;
  for (let at = 8; at + chunkFrame <= content.length; at += chunkFrame + content.readUInt32BE(at)) {
    const name = nameOfChunk(content, at);
    if (name === "IDAT") hasPicture = true;
    if (name === "IEND") return hasPicture;
  }
  return false;
}

const nameOfChunk = (content: Buffer, at: number) => content.toString("latin1", at + 4, at + 8);
