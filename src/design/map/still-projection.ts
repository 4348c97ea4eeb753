import type { Box, Spot } from "./clip-shape.ts";

type Place = { readonly latitude: number; readonly longitude: number };

/** Turns a place into pixels: x = (mercator x − left) × scale, and y alike. A page’s script does the same. */
export type StillProjection = Box & { readonly left: number; readonly top: number; readonly scale: number };

/** Web Mercator, the whole world from 0 to 1. */
const mercator = ({ latitude, longitude }: Place): Spot => [
  longitude / 360 + 0.5,
  (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2,
];

/** About three kilometres here: one point alone would ask for an endless zoom. */
const smallest = 0.0001;
/** The share of the box left free around the content. */
const air = 0.24;

/** A frame in which all these places are seen. */
export function frameAround(places: readonly Place[], box: Box): StillProjection {
  const spots = places.map(mercator);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [across, down] = [Math.max(maxX - minX, smallest), Math.max(maxY - minY, smallest)];
  const scale = (1 - air) * Math.min(box.width / across, box.height / down);
  return {
    ...box,
    left: (minX + maxX) / 2 - box.width / 2 / scale,
    top: (minY + maxY) / 2 - box.height / 2 / scale,
    scale,
  };
}

export function spotOf(place: Place, { left, top, scale }: StillProjection): Spot {
  const [x, y] = mercator(place);
  return [(x - left) * scale, (y - top) * scale];
}

export const isInFrame = ([x, y]: Spot, { width, height }: Box): boolean => x > 0 && x < width && y > 0 && y < height;

/** The part of the world in the frame, in degrees. */
export function boundsOf({ left, top, scale, width, height }: StillProjection) {
  const latitudeAt = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  const longitudeAt = (x: number) => (x - 0.5) * 360;
  return {
    west: longitudeAt(left),
    east: longitudeAt(left + width / scale),
    north: latitudeAt(top),
    south: latitudeAt(top + height / scale),
  };
}
