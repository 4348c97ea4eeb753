import type { Shape } from "#domain/tracking/geofence.ts";
import type { SentShape } from "../../shape-contract.ts";

/** The shape on the wire. */
export function describeShape(shape: Shape): SentShape {
  if (shape.kind === "polygon")
    return { kind: "polygon", ring: shape.ring.map(({ latitude, longitude }) => ({ latitude, longitude })) };
  const { latitude, longitude } = shape.centre;
  return { kind: "circle", latitude, longitude, radius_m: shape.radiusM };
}

/** The shape in the database. */
export function shapeOf(sent: SentShape): Shape {
  if (sent.kind === "polygon") return { kind: "polygon", ring: sent.ring };
  const { latitude, longitude, radius_m } = sent;
  return { kind: "circle", centre: { latitude, longitude }, radiusM: radius_m };
}
