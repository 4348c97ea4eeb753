/** A point in pixels. */
export type Spot = readonly [x: number, y: number];
export type Box = { readonly width: number; readonly height: number };

/** Beyond the edge by this much nothing is seen of a line’s end or an area’s border. */
const margin = 8;

type Edge = { readonly axis: 0 | 1; readonly limit: number; readonly sign: 1 | -1 };

const edgesOf = ({ width, height }: Box): readonly Edge[] => [
  { axis: 0, limit: -margin, sign: 1 },
  { axis: 0, limit: width + margin, sign: -1 },
  { axis: 1, limit: -margin, sign: 1 },
  { axis: 1, limit: height + margin, sign: -1 },
];

/** The part of an area that lies in the box, one edge after the other (Sutherland and Hodgman); empty where none does. */
export const clipArea = (ring: readonly Spot[], box: Box): readonly Spot[] =>
  edgesOf(box).reduce((left, edge) => cutAt(left, edge), ring);

function cutAt(ring: readonly Spot[], edge: Edge): readonly Spot[] {
  const isIn = (spot: Spot) => edge.sign * (spot[edge.axis] - edge.limit) >= 0;
  return ring.flatMap((spot, at) => {
    const next = ring[(at + 1) % ring.length] ?? spot;
    const kept = isIn(spot) ? [spot] : [];
    return isIn(spot) === isIn(next) ? kept : [...kept, meeting(spot, next, edge)];
  });
}

function meeting(a: Spot, b: Spot, { axis, limit }: Edge): Spot {
  const share = (limit - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}

/** Whether a straight line could be seen in the box at all. */
export const mayCross = ([ax, ay]: Spot, [bx, by]: Spot, { width, height }: Box): boolean =>
  Math.max(ax, bx) > -margin &&
  Math.min(ax, bx) < width + margin &&
  Math.max(ay, by) > -margin &&
  Math.min(ay, by) < height + margin;

/** An SVG path, to whole pixels; points that fall on the one before are left out. */
export function pathOf(spots: readonly Spot[]): string {
  const rounded = spots.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
  const kept = rounded.filter((spot, at) => spot !== rounded[at - 1]);
  return kept.length === 0 ? "" : `M${kept.join("L")}`;
}
