import type { LinePoint } from "./drive.ts";
import { straightKm } from "./measure-road.ts";

type Line = readonly LinePoint[];

/** Distances to each point of a line. The same line is looked up every few seconds but measured once. */
const measured = new WeakMap<Line, readonly number[]>();

function kilometresTo(line: Line): readonly number[] {
  const known = measured.get(line);
  if (known) return known;
  let sum = 0;
  const kilometres = line.map((point, at) => {
    sum += kmBetween(line[at - 1] ?? point, point);
    return sum;
  });
  measured.set(line, kilometres);
  return kilometres;
}

const kmBetween = (a: LinePoint, b: LinePoint): number => straightKm(asPoint(a), asPoint(b));
const asPoint = ([longitude, latitude]: LinePoint) => ({ longitude, latitude });

export const lineKm = (line: Line): number => kilometresTo(line).at(-1) ?? 0;

/** A point on a line and its heading in degrees from north; null if the line leads nowhere from there. */
export type OnLine = { readonly point: LinePoint; readonly heading: number | null };

/** The position after this share of a line, from 0 to 1. */
export function alongLine(line: Line, share: number): OnLine | undefined {
  const kilometres = kilometresTo(line);
  const done = lineKm(line) * Math.min(1, Math.max(0, share));
  const next = firstBeyond(kilometres, done);
  const [start, end] = [line[next - 1], line[next]];
  if (!start || !end) return line[0] && { point: line[0], heading: null };
  const [before, after] = [kilometres[next - 1] ?? 0, kilometres[next] ?? 0];
  const point = between(start, end, after > before ? (done - before) / (after - before) : 1);
  return { point, heading: after > before ? headingOf(start, end) : null };
}

/** The first point beyond this distance, or the last that adds any. */
function firstBeyond(kilometres: readonly number[], done: number): number {
  let [first, last] = [1, kilometres.length - 1];
  while (first < last) {
    const middle = (first + last) >> 1;
    if ((kilometres[middle] ?? 0) > done) last = middle;
    else first = middle + 1;
  }
  while (first > 1 && kilometres[first] === kilometres[first - 1]) first--;
  return first;
}

const between = ([x0, y0]: LinePoint, [x1, y1]: LinePoint, share: number): LinePoint => [
  rounded(x0 + (x1 - x0) * share),
  rounded(y0 + (y1 - y0) * share),
];

/** About a decimetre. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function headingOf([x0, y0]: LinePoint, [x1, y1]: LinePoint): number {
  const squeeze = Math.cos((y0 * Math.PI) / 180);
  const degrees = (Math.atan2((x1 - x0) * squeeze, y1 - y0) * 180) / Math.PI;
  return Math.round(degrees + 360) % 360;
}
