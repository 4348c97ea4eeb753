import { deflateSync } from "node:zlib";
import { chunk } from "../documents.ts";

/** Letters of five by seven dots; each number is a row, its five bits the dots from the left. */
const letters: Readonly<Record<string, readonly number[]>> = {
  " ": [0, 0, 0, 0, 0, 0, 0],
  "-": [0, 0, 0, 31, 0, 0, 0],
  ".": [0, 0, 0, 0, 0, 12, 12],
  ":": [0, 12, 12, 0, 12, 12, 0],
  "0": [14, 17, 19, 21, 25, 17, 14],
  "1": [4, 12, 4, 4, 4, 4, 14],
  "2": [14, 17, 1, 6, 8, 16, 31],
  "3": [31, 2, 4, 2, 1, 17, 14],
  "4": [2, 6, 10, 18, 31, 2, 2],
  "5": [31, 16, 30, 1, 1, 17, 14],
  "6": [6, 8, 16, 30, 17, 17, 14],
  "7": [31, 1, 2, 4, 8, 8, 8],
  "8": [14, 17, 17, 14, 17, 17, 14],
  "9": [14, 17, 17, 15, 1, 2, 12],
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 15],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  J: [7, 2, 2, 2, 2, 18, 12],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  Q: [14, 17, 17, 17, 21, 18, 13],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4],
  W: [17, 17, 17, 21, 21, 21, 10],
  X: [17, 17, 10, 4, 10, 17, 17],
  Y: [17, 17, 10, 4, 4, 4, 4],
  Z: [31, 1, 2, 4, 8, 16, 31],
};

const pdf = 0;
const ink = 1;
const head = 2;
const palette = [253, 252, 248, 24, 40, 58, 21, 94, 117];
const scale = 3;
const line = 12 * scale;
const width = 640;
const headHeight = 84;

/** A bank's notice as a phone shows it: a heading on a bar, and lines below. */
export function proofPicture(heading: string, lines: readonly string[]): Buffer {
  const height = headHeight + (lines.length + 2) * line;
  const rows = Array.from({ length: height }, (_, y) => new Uint8Array(width).fill(y < headHeight ? head : pdf));
  write(rows, heading, { x: 32, y: 30, colour: pdf });
  for (const [at, text] of lines.entries()) write(rows, text, { x: 32, y: headHeight + line * (at + 1), colour: ink });
  return png(rows);
}

type Place = { readonly x: number; readonly y: number; readonly colour: number };

function write(rows: readonly Uint8Array[], text: string, { x, y, colour }: Place): void {
  for (const [nth, letter] of [...text.toUpperCase()].entries())
    for (const [down, bits] of (letters[letter] ?? []).entries())
      for (let across = 0; across < 5; across++)
        if (bits & (16 >> across)) dot(rows, { x: x + (nth * 6 + across) * scale, y: y + down * scale, colour });
}

function dot(rows: readonly Uint8Array[], { x, y, colour }: Place): void {
  for (const row of rows.slice(y, y + scale)) row.fill(colour, x, x + scale);
}

function png(rows: readonly Uint8Array[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  // Eight bits a dot, each the number of a colour.
  header.set([8, 3, 0, 0, 0], 8);
  const picture = Buffer.concat(rows.flatMap((row) => [Buffer.from([0]), Buffer.from(row)]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", deflateSync(picture)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
