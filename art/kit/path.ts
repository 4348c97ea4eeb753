import { clamp, nth, type Point, steps } from "./geometry.ts";

/** A number as SVG wants it: rounded, without a trailing zero. */
export function decimal(value: number, places = 1): string {
  const rounded = Math.round(value * 10 ** places) / 10 ** places;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}

export const xy = ([x, y]: Point) => `${decimal(x)} ${decimal(y)}`;

/** An open line with straight pieces. */
export const polyline = (points: readonly Point[]) => `M${points.map(xy).join("L")}`;

/** A closed outline with straight edges. */
export const polygon = (points: readonly Point[]) => `${polyline(points)}z`;

/** A smooth line through all points (Catmull-Rom). */
export function curve(points: readonly Point[]): string {
  const last = points.length - 1;
  return smoothPath(points, last, (index) => nth(points, clamp(index, 0, last)));
}

/** A smooth closed outline through all points. */
export function blob(points: readonly Point[]): string {
  return `${smoothPath(points, points.length, (index) => nth(points, index % points.length))}z`;
}

function smoothPath(points: readonly Point[], pieces: number, pointAt: (index: number) => Point): string {
  const pieceFrom = (index: number) => {
    const [before, from, to, after] = [pointAt(index - 1), pointAt(index), pointAt(index + 1), pointAt(index + 2)];
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[leaving, arriving, to].map(xy).join(" ")}`;
  };
  return `M${xy(nth(points, 0))}${steps(pieces).map(pieceFrom).join("")}`;
}
