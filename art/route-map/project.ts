import type { Stop } from "#features/content/words/page-shapes.ts";

export type Spot = [x: number, y: number];
export type Degrees = readonly [longitude: number, latitude: number];

/** Mercator, the whole world from 0 to 1. */
export const worldX = (longitude: number) => longitude / 360 + 0.5;
export const worldY = (latitude: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};

/** The piece of the world a map shows, and where each of its points lies on the paper. */
export type Sheet = {
  width: number;
  height: number;
  /** World coordinates of the top left corner, and paper units of the whole world. */
  left: number;
  top: number;
  scale: number;
  at: (degrees: Degrees) => Spot;
};

const width = 1000;
const margin = { side: 120, top: 100, bottom: 120 };
/** No flatter and no taller than a page can show. */
const shapes = { lowest: 700, tallest: 1150 };

/** A sheet around a line, in the line's own proportions. */
export function sheetAround(line: readonly Degrees[]): Sheet {
  const xs = line.map(([longitude]) => worldX(longitude));
  const ys = line.map(([, latitude]) => worldY(latitude));
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = width - 2 * margin.side;
  const wished = ((south - north) / (east - west)) * wide + margin.top + margin.bottom;
  const height = Math.round(Math.min(Math.max(wished, shapes.lowest), shapes.tallest));
  const tall = height - margin.top - margin.bottom;
  const scale = Math.min(wide / (east - west), tall / (south - north));
  const left = (west + east) / 2 - width / 2 / scale;
  const top = (north + south) / 2 - (margin.top + tall / 2) / scale;
  const at = ([longitude, latitude]: Degrees): Spot => [
    (worldX(longitude) - left) * scale,
    (worldY(latitude) - top) * scale,
  ];
  return { width, height, left, top, scale, at };
}

export const degreesOf = ({ lon, lat }: Pick<Stop, "lon" | "lat">): Degrees => [lon, lat];

/** Leaves out what makes no difference on paper (Ramer, Douglas and Peucker). */
export function thinned(line: readonly Spot[], tolerance: number): Spot[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let [farthest, at] = [0, 0];
  line.forEach((spot, index) => {
    const distance = distanceTo(spot, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  });
  if (farthest <= tolerance) return [first, last];
  return [...thinned(line.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(line.slice(at), tolerance)];
}

function distanceTo([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}
