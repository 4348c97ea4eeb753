import { randomFrom } from "./random.ts";

export type Point = [x: number, y: number];
export type Span = [from: number, to: number];

export const between = (from: number, to: number, share: number) => from + (to - from) * share;
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const halfway = (a: Point, b: Point, share: number): Point => [
  between(a[0], b[0], share),
  between(a[1], b[1], share),
];

/** A line written as in SVG: `"0,40 120,18 260,36"`. */
export const points = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(",");
      return [Number(x), Number(y)];
    });

/** The whole numbers from 0 up to, but without, `count`. */
export const steps = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A list's item by position, where running out of the list would be a mistake in the drawing. */
export function nth<T>(items: readonly T[], index: number): T {
  const item = items.at(index);
  if (item === undefined) throw new Error(`a drawing asks for item ${index} of ${items.length}`);
  return item;
}

/** Neighbours along a line. */
export const segments = (line: readonly Point[]): [Point, Point][] =>
  line.slice(1).map((end, index) => [nth(line, index), end]);

/** Height of a line at x; beyond its ends the line goes on level. */
export function heightAt(line: readonly Point[], x: number): number {
  for (const [a, b] of segments(line)) {
    const spans = (a[0] <= x && b[0] >= x) || (b[0] <= x && a[0] >= x);
    if (spans) return between(a[1], b[1], b[0] === a[0] ? 0 : (x - a[0]) / (b[0] - a[0]));
  }
  return x < nth(line, 0)[0] ? nth(line, 0)[1] : nth(line, -1)[1];
}

type Roughness = { amount?: number; passes?: number; seed?: number; shortest?: number; sideways?: number };

/** Turns a silhouette plotted by hand into a rocky one without losing its character. */
export function roughen(line: readonly Point[], options: Roughness = {}): Point[] {
  const { amount = 0.16, passes = 3, seed = 1, shortest = 5, sideways = 0.4 } = options;
  const random = randomFrom(seed);
  const displaced = ([a, b]: [Point, Point]): Point[] => {
    const length = distance(a, b);
    if (length <= shortest) return [a];
    const x = (a[0] + b[0]) / 2 + (random() - 0.5) * length * amount * sideways;
    return [a, [x, (a[1] + b[1]) / 2 + (random() - 0.5) * length * amount]];
  };
  let rough = [...line];
  for (let pass = 0; pass < passes; pass++) rough = [...segments(rough).flatMap(displaced), nth(rough, -1)];
  return rough;
}

/** Points along the smooth line through `line`, `density` to each piece: for what changes on its way. */
export function alongCurve(line: readonly Point[], density: number): Point[] {
  const last = line.length - 1;
  const pointAt = (index: number) => nth(line, clamp(index, 0, last));
  const piece = (index: number) => {
    const [before, from, to, after] = [pointAt(index - 1), pointAt(index), pointAt(index + 1), pointAt(index + 2)];
    return steps(density).map((step): Point => {
      const t = step / density;
      const blend = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
      return [blend(0), blend(1)];
    });
  };
  return [...steps(last).flatMap(piece), pointAt(last)];
}
