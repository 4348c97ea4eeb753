import { type Point, straightKm } from "../geography/measure-road.ts";

/** A point of a trail, at its moment in milliseconds. */
export type TrailPosition = Point & { readonly at: number; readonly speedKmh: number | null };
export type Stop = Point & { readonly from: number; readonly to: number };

/** Longer than this without a position is a gap, not a drive. */
const gapMs = 5 * 60_000;
const stopMetres = 80;
const stopMs = 3 * 60_000;

/** Where a vehicle stood, for how long. Waiting at a light is none. */
export function stopsOf(trail: readonly TrailPosition[]): Stop[] {
  const stops: Stop[] = [];
  let first = 0;
  const close = (end: number) => {
    const [start, last] = [trail[first], trail[end]];
    if (start && last && last.at - start.at >= stopMs)
      stops.push({ latitude: start.latitude, longitude: start.longitude, from: start.at, to: last.at });
  };
  for (const [index, point] of trail.entries()) {
    const [anchor, before] = [trail[first], trail[index - 1]];
    const isNear = anchor && straightKm(anchor, point) * 1000 <= stopMetres;
    if (isNear && !(before && point.at - before.at > gapMs)) continue;
    close(index - 1);
    first = index;
  }
  close(trail.length - 1);
  return stops;
}

/** Where the vehicle was at a moment: between two positions on the way between them, in a gap where it was last seen. */
export function positionAt(trail: readonly TrailPosition[], at: number): TrailPosition | undefined {
  const next = indexAfter(trail, at);
  const [before, after] = [trail[next - 1], trail[next]];
  if (!before) return after;
  if (!after || after.at - before.at > gapMs) return before;
  const share = (at - before.at) / (after.at - before.at);
  const between = (from: number, to: number) => from + share * (to - from);
  return {
    at,
    speedKmh: before.speedKmh,
    latitude: between(before.latitude, after.latitude),
    longitude: between(before.longitude, after.longitude),
  };
}

/** The first that was taken later. */
function indexAfter(trail: readonly TrailPosition[], at: number): number {
  let [low, high] = [0, trail.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((trail[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The pieces that were driven: a gap is not drawn as a way. */
export function piecesOf(trail: readonly TrailPosition[]): TrailPosition[][] {
  const pieces: TrailPosition[][] = [];
  for (const [index, point] of trail.entries()) {
    const before = trail[index - 1];
    if (!before || point.at - before.at > gapMs) pieces.push([]);
    pieces.at(-1)?.push(point);
  }
  return pieces;
}

export function kilometresOf(trail: readonly TrailPosition[]): number {
  return piecesOf(trail).reduce((sum, piece) => sum + lengthOf(piece), 0);
}

const lengthOf = (piece: readonly TrailPosition[]): number =>
  piece.reduce((sum, point, index) => sum + straightKm(piece[index - 1] ?? point, point), 0);
