import type { LinePoint } from "#domain/geography/drive.ts";
import { at, type LinkedRoads, pointsOf } from "./link-roads.ts";
import { unitsPerDegree } from "./read-roads.ts";

/** A part of an edge in driving direction, between two shares of it. */
export type Stretch = { readonly edge: number; readonly from: number; readonly to: number };

/** The line along these parts, for a map. */
export function traceRoute(roads: LinkedRoads, stretches: readonly Stretch[]): LinePoint[] {
  const line: LinePoint[] = [];
  for (const stretch of stretches) {
    const points = cutEdge(roads, stretch);
    for (let point = 0; point < points.length; point += 2) {
      const [x, y] = [degrees(at(points, point)), degrees(at(points, point + 1))];
      const before = line.at(-1);
      if (before?.[0] !== x || before[1] !== y) line.push([x, y]);
    }
  }
  return line;
}

const degrees = (units: number) => Math.round(units) / unitsPerDegree;

/** Longitude and latitude of each point of a stretch in driving direction. */
export function cutEdge(roads: LinkedRoads, { edge, from, to }: Stretch): number[] {
  const line = pointsOf(roads, edge);
  const [first, last] = from <= to ? [from, to] : [to, from];
  const cut = first === 0 && last === 1 ? line : cutLine(line, first, last);
  return from <= to ? cut : turned(cut);
}

function cutLine(line: readonly number[], first: number, last: number): number[] {
  const lengths: number[] = [];
  for (let point = 2; point < line.length; point += 2)
    lengths.push(Math.hypot(at(line, point) - at(line, point - 2), at(line, point + 1) - at(line, point - 1)));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const [start, end] = [first * whole, last * whole];
  const cut = pointAt(line, lengths, start);
  let along = 0;
  for (const [number, length] of lengths.entries()) {
    along += length;
    if (along > start && along < end) cut.push(at(line, 2 * number + 2), at(line, 2 * number + 3));
  }
  return [...cut, ...pointAt(line, lengths, end)];
}

/** The point at a given distance along a line. */
function pointAt(line: readonly number[], lengths: readonly number[], along: number): number[] {
  let left = along;
  for (const [number, length] of lengths.entries()) {
    if (left <= length) {
      const share = length === 0 ? 0 : left / length;
      const between = (axis: number) =>
        at(line, 2 * number + axis) + (at(line, 2 * number + 2 + axis) - at(line, 2 * number + axis)) * share;
      return [between(0), between(1)];
    }
    left -= length;
  }
  return line.slice(-2);
}

function turned(line: readonly number[]): number[] {
  const back: number[] = [];
  for (let point = line.length - 2; point >= 0; point -= 2) back.push(at(line, point), at(line, point + 1));
  return back;
}
