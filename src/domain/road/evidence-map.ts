import type { MapBounds } from "../geography/streets.ts";

export type MapPoint = { readonly latitude: number; readonly longitude: number };
type Frame = { readonly width: number; readonly height: number; readonly margin: number };

type Spot = { readonly x: number; readonly y: number };

export type DrawnMap = {
  /** Positions on the sheet, in the given order. */
  readonly points: readonly Spot[];
  /** The position of any other point. */
  readonly spotOf: (point: MapPoint) => Spot;
  /** The area shown. */
  readonly bounds: MapBounds;
  /** A round length in metres and its length on the sheet. */
  readonly scale: { readonly metres: number; readonly length: number; readonly perMetre: number };
};

/** The map in a trip’s evidence, in points. */
export const evidenceFrame: Frame = { width: 507, height: 220, margin: 18 };

const metresPerDegree = 111_320;
/** A stationary phone wanders a few metres; drawn larger than this, that would look like driving. */
const narrowestM = 400;
const roundLengths = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/** Lays out points on a sheet: north is up and scale is uniform. Undefined without points. */
export function drawMap(points: readonly MapPoint[], { width, height, margin }: Frame): DrawnMap | null {
  const [first] = points;
  if (!first) return null;
  const stretch = Math.cos((first.latitude * Math.PI) / 180);
  const flatten = ({ latitude, longitude }: MapPoint) => ({
    east: longitude * metresPerDegree * stretch,
    north: latitude * metresPerDegree,
  });
  const flat = points.map(flatten);
  const [west, east] = span(flat.map((one) => one.east));
  const [south, north] = span(flat.map((one) => one.north));
  const perMetre = Math.min((width - 2 * margin) / (east - west), (height - 2 * margin) / (north - south));
  const middle = { east: (west + east) / 2, north: (south + north) / 2 };
  const metres = roundLengths.findLast((length) => length * perMetre <= width / 4) ?? roundLengths[0] ?? 50;
  const spotOf = (point: MapPoint): Spot => {
    const one = flatten(point);
    return {
      x: width / 2 + (one.east - middle.east) * perMetre,
      y: height / 2 - (one.north - middle.north) * perMetre,
    };
  };
  const [across, down] = [width / 2 / perMetre, height / 2 / perMetre];
  return {
    points: points.map(spotOf),
    spotOf,
    bounds: {
      west: (middle.east - across) / metresPerDegree / stretch,
      east: (middle.east + across) / metresPerDegree / stretch,
      south: (middle.north - down) / metresPerDegree,
      north: (middle.north + down) / metresPerDegree,
    },
    scale: { metres, length: metres * perMetre, perMetre },
  };
}

/** Minimum and maximum, never closer together than a street. */
function span(values: readonly number[]): readonly [number, number] {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const more = Math.max(0, narrowestM - (greatest - least)) / 2;
  return [least - more, greatest + more];
}

/** Dots closer than this overlap. */
const dotSize = 9;

/** Reports from one place share a dot with all their numbers: "1–3, 6". */
export function numberDots(spots: readonly NumberedSpot[]): readonly (Spot & { readonly label: string })[] {
  const dots: { x: number; y: number; numbers: number[] }[] = [];
  for (const { x, y, number } of spots) {
    const near = dots.find((dot) => Math.hypot(dot.x - x, dot.y - y) < dotSize);
    if (near) near.numbers.push(number);
    else dots.push({ x, y, numbers: [number] });
  }
  return dots.map(({ x, y, numbers }) => ({ x, y, label: rangesText(numbers) }));
}

type NumberedSpot = Spot & { readonly number: number };

function rangesText(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(", ");
}
