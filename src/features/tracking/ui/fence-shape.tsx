import type { StreetShape } from "#design/map/street-map-content.ts";
import { ringOf, type Shape } from "#domain/tracking/geofence.ts";
import type { SentShape } from "../shape-contract.ts";

/** A geofence in the map’s format. */
export function fenceShape({ id, shape }: { id: string; shape: SentShape }): StreetShape {
  const drawn: Shape =
    shape.kind === "polygon"
      ? shape
      : {
          kind: "circle",
          centre: { latitude: shape.latitude, longitude: shape.longitude },
          radiusM: shape.radius_m,
        };
  return {
    id,
    look: "fence",
    ring: ringOf(drawn).map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
  };
}
