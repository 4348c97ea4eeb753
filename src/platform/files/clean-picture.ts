export type CleanPicture = { readonly content: Buffer; readonly width: number; readonly height: number };

/** More points than any phone takes: such a file is made to fill the memory of who opens it. */
const pointsAtMost = 60_000_000;

/**
 * A picture without what its camera and programs wrote into it: where and when it was taken, with which phone, a
 * preview, texts, and anything behind its end. Only its orientation is kept. Undefined if it is no sound JPEG or PNG.
 */
export function cleanPicture(content: Buffer): CleanPicture | undefined {
  const clean = content[0] === 0xff ? cleanJpeg(content) : cleanPng(content);
  return clean && clean.width * clean.height <= pointsAtMost ? clean : undefined;
}

const jpeg = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe, exif: 0xe1, adobe: 0xee, colours: 0xe2 } as const;
const isApplication = (kind: number) => kind >= 0xe0 && kind <= 0xef;
const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
/** Within the image data: a stuffed FF, or a mark to start again from. */
const isData = (kind: number) => kind === 0 || (kind >= 0xd0 && kind <= 0xd7);

function cleanJpeg(content: Buffer): CleanPicture | undefined {
  if (content[1] !== jpeg.start) return undefined;
  const parts: Buffer[] = [];
  let [width, height, orientation] = [0, 0, 1];
  for (let at = 2; at + 4 <= content.length; ) {
    if (content[at] !== 0xff) return undefined;
    const kind = content[at + 1] ?? 0;
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (kind === jpeg.end) break;
    const next = at + 2 + content.readUInt16BE(at + 2);
    if (next < at + 4 || next > content.length) return undefined;
    const segment = content.subarray(at, next);
    if (kind === jpeg.exif) orientation = orientationIn(segment) ?? orientation;
    if (isFrame(kind) && segment.length >= 9) [height, width] = [segment.readUInt16BE(5), segment.readUInt16BE(7)];
    if (isKept(kind, segment)) parts.push(segment);
    at = kind === jpeg.scan ? endOfScan(content, next) : next;
    if (kind === jpeg.scan) parts.push(content.subarray(next, at));
  }
  if (width === 0 || height === 0 || !parts.some((part) => part[1] === jpeg.scan)) return undefined;
  const turned = orientation === 1 ? [] : [orientationSegment(orientation)];
  const marks = { start: Buffer.from([0xff, jpeg.start]), end: Buffer.from([0xff, jpeg.end]) };
  return { content: Buffer.concat([marks.start, ...turned, ...parts, marks.end]), width, height };
}

/** Without these two, colours would be wrong: how they are coded, and the profile of the screen they are meant for. */
const isKept = (kind: number, segment: Buffer): boolean =>
  kind === jpeg.adobe ||
  (kind === jpeg.colours && segment.toString("latin1", 4, 15) === "ICC_PROFILE") ||
  (!isApplication(kind) && kind !== jpeg.comment);

function endOfScan(content: Buffer, from: number): number {
  for (let at = from; at + 1 < content.length; at++)
    if (content[at] === 0xff && content[at + 1] !== 0xff && !isData(content[at + 1] ?? 0)) return at;
  return content.length;
}

const orientationTag = 0x0112;

/** 1 is upright, 2 to 8 are turned or mirrored. */
function orientationIn(segment: Buffer): number | undefined {
  if (segment.toString("latin1", 4, 8) !== "Exif" || segment.length < 18) return undefined;
  const start = 10;
  const isLittle = segment.toString("latin1", start, start + 2) === "II";
  const read16 = (at: number) => {
    if (at + 2 > segment.length) return 0;
    return isLittle ? segment.readUInt16LE(at) : segment.readUInt16BE(at);
  };
  const offset = isLittle ? segment.readUInt32LE(start + 4) : segment.readUInt32BE(start + 4);
  const entries = read16(start + offset);
  for (let nth = 0; nth < Math.min(entries, 200); nth++) {
    const at = start + offset + 2 + nth * 12;
    if (read16(at) !== orientationTag) continue;
    const value = read16(at + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** The smallest that says nothing but how the picture is held. */
const orientationSegment = (orientation: number): Buffer =>
  Buffer.from([
    ...[0xff, jpeg.exif, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The parts a PNG is drawn from. Texts, times, camera data and further pictures are left out. */
const drawn = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "pHYs"];

function cleanPng(content: Buffer): CleanPicture | undefined {
  if (content.length < 33 || !content.subarray(0, 8).equals(pngStart)) return undefined;
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  const parts: Buffer[] = [pngStart];
  for (let at = 8; at + 12 <= content.length; ) {
    const name = content.toString("latin1", at + 4, at + 8);
    const next = at + 12 + content.readUInt32BE(at);
    if (next > content.length) return undefined;
    if (drawn.includes(name)) parts.push(content.subarray(at, next));
    if (name === "IEND") return width > 0 && height > 0 ? { content: Buffer.concat(parts), width, height } : undefined;
    at = next;
  }
  return undefined;
}
