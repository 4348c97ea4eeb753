export type MapPoint = { readonly latitude: number; readonly longitude: number };
type Frame = { readonly width: number; readonly height: number; readonly margin: number };

export type DrawnMap = {
  /** Where each point lies on the paper, in the order they were given. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** A round length in metres, and how long it is on the paper. */
  readonly scale: { readonly metres: number; readonly length: number };
};

const metresPerDegree = 111_320;
/** A standing phone wanders some metres: drawn larger than this, that would look like a journey. */
const narrowestM = 400;
const roundLengths = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/** Lays points on a sheet: north is up, and a metre is as long in every direction. Nothing where there are none. */
export function drawMap(points: readonly MapPoint[], { width, height, margin }: Frame): DrawnMap | null {
  const [first] = points;
  if (!first) return null;
  const stretch = Math.cos((first.latitude * Math.PI) / 180);
  const flat = points.map(({ latitude, longitude }) => ({
    east: longitude * metresPerDegree * stretch,
    north: latitude * metresPerDegree,
  }));
  const [west, east] = span(flat.map((one) => one.east));
  const [south, north] = span(flat.map((one) => one.north));
  const perMetre = Math.min((width - 2 * margin) / (east - west), (height - 2 * margin) / (north - south));
  const middle = { east: (west + east) / 2, north: (south + north) / 2 };
  const metres = roundLengths.findLast((length) => length * perMetre <= width / 4) ?? roundLengths[0] ?? 50;
  return {
    points: flat.map((one) => ({
      x: width / 2 + (one.east - middle.east) * perMetre,
      y: height / 2 - (one.north - middle.north) * perMetre,
    })),
    scale: { metres, length: metres * perMetre },
  };
}

/** The least and the greatest, never closer together than a street. */
function span(values: readonly number[]): readonly [number, number] {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const more = Math.max(0, narrowestM - (greatest - least)) / 2;
  return [least - more, greatest + more];
}
