import { type Point, straightKm } from "../geography/measure-road.ts";

/** A price zone belongs to the price list: who drives through it is not noted. */
export const geofencePurposes = ["depot", "own", "price_zone"] as const;
export type GeofencePurpose = (typeof geofencePurposes)[number];

/** A place whose coming and going is noted: around a point, or within a line that closes on itself. */
export type Shape =
  | { readonly kind: "circle"; readonly centre: Point; readonly radiusM: number }
  | { readonly kind: "polygon"; readonly ring: readonly Point[] };

export const radiusLimits = { least: 50, most: 20_000 } as const;
export const cornerLimits = { least: 3, most: 60 } as const;

/** A vehicle just outside has not left: a phone is off by this much, and would come and go all day. */
const edgeMetres = 60;

const metresBetween = (a: Point, b: Point): number => straightKm(a, b) * 1000;

export function isInside(shape: Shape, at: Point): boolean {
  return shape.kind === "circle" ? metresBetween(shape.centre, at) <= shape.radiusM : isWithin(shape.ring, at);
}

/** Whether someone who was inside still is: only clearly outside is outside. */
export function isStillInside(shape: Shape, at: Point): boolean {
  if (isInside(shape, at)) return true;
  if (shape.kind === "circle") return metresBetween(shape.centre, at) <= shape.radiusM + edgeMetres;
  return metresToLine([...shape.ring, ...shape.ring.slice(0, 1)], at) <= edgeMetres;
}

/** Even and odd: a ray to the east crosses the edge of what it is in an odd number of times. */
function isWithin(ring: readonly Point[], at: Point): boolean {
  return (
    ring.filter((a, index) => {
      const b = ring[(index + 1) % ring.length] ?? a;
      if (a.latitude > at.latitude === b.latitude > at.latitude) return false;
      const share = (at.latitude - a.latitude) / (b.latitude - a.latitude);
      return at.longitude < a.longitude + share * (b.longitude - a.longitude);
    }).length %
      2 ===
    1
  );
}

const metresADegree = 111_195;

/** How far a point is from a line, on a plane that touches the earth there: exact enough for some kilometres. */
export function metresToLine(line: readonly Point[], at: Point): number {
  const shrink = Math.cos((at.latitude * Math.PI) / 180);
  const flat = line.map(({ latitude, longitude }) => ({
    x: (longitude - at.longitude) * metresADegree * shrink,
    y: (latitude - at.latitude) * metresADegree,
  }));
  const [first] = flat;
  if (!first) return Number.POSITIVE_INFINITY;
  return flat.reduce(
    (least, end, index) => Math.min(least, distanceToPiece(flat[index - 1] ?? end, end)),
    Math.hypot(first.x, first.y),
  );
}

type Flat = { readonly x: number; readonly y: number };

/** From the origin. */
function distanceToPiece(a: Flat, b: Flat): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / length));
  return Math.hypot(a.x + share * dx, a.y + share * dy);
}

/** The line of a circle, as a map draws it. */
export function ringOf(shape: Shape, corners = 48): readonly Point[] {
  if (shape.kind === "polygon") return shape.ring;
  const { centre, radiusM } = shape;
  const shrink = Math.cos((centre.latitude * Math.PI) / 180);
  return [...Array(corners).keys()].map((at) => {
    const angle = (2 * Math.PI * at) / corners;
    return {
      latitude: centre.latitude + (radiusM * Math.cos(angle)) / metresADegree,
      longitude: centre.longitude + (radiusM * Math.sin(angle)) / (metresADegree * shrink),
    };
  });
}
