import { deflateSync } from "node:zlib";

type Shape = { readonly fill: string; readonly path: string };
type Drawing = { readonly width: number; readonly height: number; readonly shapes: readonly Shape[] };
type Point = readonly [x: number, y: number];

/** Rows that each row of pixels is measured at; across it is exact. */
const fine = 4;

/** A drawing of flat areas as a PNG, for mail programs, which show no SVG. Paths use M, L, H, V, C and Z. */
export function drawPng(drawing: Drawing, width: number): Buffer {
  const scale = width / drawing.width;
  const height = Math.round(drawing.height * scale);
  const pixels = new Float32Array(width * height * 3).fill(255);
  for (const { fill, path } of drawing.shapes) {
    const lines = outlinesOf(path).map((points) => points.map(([x, y]): Point => [x * scale, y * scale]));
    paint({ pixels, width, height }, lines, colourOf(fill));
  }
  return encode(pixels, width, height);
}

const colourOf = (hex: string): readonly number[] => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
};

/** Closed outlines of straight lines; a curve is cut into twelve. */
function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = [];
  let [x, y] = [0, 0];
  const add = (nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
    outlines.at(-1)?.push([x, y]);
  };
  for (const [, command = "", numbers = ""] of path.matchAll(/([MLHVCZ])([^MLHVCZ]*)/g)) {
    const values = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === "M") outlines.push([]);
    if (command === "H") for (const value of values) add(value, y);
    if (command === "V") for (const value of values) add(x, value);
    if (command === "M" || command === "L") for (const [toX, toY] of inGroups(values, 2)) add(toX ?? x, toY ?? y);
    if (command === "C")
      for (const curve of inGroups(values, 6)) for (const [toX, toY] of along([x, y], curve)) add(toX, toY);
  }
  return outlines;
}

const inGroups = (values: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.floor(values.length / size) }, (_, at) => values.slice(at * size, at * size + size));

const steps = 12;

function along([x, y]: Point, [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: readonly number[]): Point[] {
  return Array.from({ length: steps }, (_, at): Point => {
    const t = (at + 1) / steps;
    const u = 1 - t;
    const mixed = (a: number, b: number, c: number, d: number) =>
      u ** 3 * a + 3 * u ** 2 * t * b + 3 * u * t ** 2 * c + t ** 3 * d;
    return [mixed(x, x1, x2, x3), mixed(y, y1, y2, y3)];
  });
}

type Canvas = { readonly pixels: Float32Array; readonly width: number; readonly height: number };
type Crossing = { readonly at: number; readonly turn: number };

function paint({ pixels, width, height }: Canvas, outlines: readonly Point[][], colour: readonly number[]) {
  const covered = new Float32Array(width);
  for (let row = 0; row < height; row++) {
    covered.fill(0);
    for (let part = 0; part < fine; part++)
      for (const [from, to] of spansAt(outlines, row + (part + 0.5) / fine)) cover(covered, from, to);
    for (let column = 0; column < width; column++) {
      const share = Math.min(1, covered[column] ?? 0);
      if (share === 0) continue;
      const at = (row * width + column) * 3;
      for (let one = 0; one < 3; one++)
        pixels[at + one] = (pixels[at + one] ?? 0) * (1 - share) + (colour[one] ?? 0) * share;
    }
  }
}

/** Where a line across is inside, by the rule that SVG uses: what is wound around is filled. */
function spansAt(outlines: readonly Point[][], y: number): [number, number][] {
  const crossings: Crossing[] = [];
  for (const points of outlines)
    for (const [at, [x1, y1]] of points.entries()) {
      const [x2, y2] = points[(at + 1) % points.length] ?? [x1, y1];
      if (y1 <= y === y2 <= y) continue;
      crossings.push({ at: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y1 < y2 ? 1 : -1 });
    }
  crossings.sort((a, b) => a.at - b.at);
  const spans: [number, number][] = [];
  let [wound, start] = [0, 0];
  for (const { at, turn } of crossings) {
    if (wound === 0) start = at;
    wound += turn;
    if (wound === 0) spans.push([start, at]);
  }
  return spans;
}

function cover(covered: Float32Array, from: number, to: number) {
  for (let column = Math.max(0, Math.floor(from)); column < Math.min(covered.length, to); column++) {
    const share = Math.min(to, column + 1) - Math.max(from, column);
    if (share > 0) covered[column] = (covered[column] ?? 0) + share / fine;
  }
}

const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function encode(pixels: Float32Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let row = 0; row < height; row++)
    for (let at = 0; at < width * 3; at++)
      rows[row * (width * 3 + 1) + 1 + at] = Math.round(pixels[row * width * 3 + at] ?? 0);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    start,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crcOf(named));
  return Buffer.concat([length, named, check]);
}

const table = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const crcOf = (data: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of data) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};
