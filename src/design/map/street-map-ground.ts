import type { MapOutline, MapPoint } from "./map-geometry.ts";

/** The layer beneath: streets from tiles where an operator has put some, else our own outline. */
export type StreetGround =
  | { readonly kind: "tiles"; readonly url: string }
  | { readonly kind: "outline"; readonly outline: MapOutline; readonly places: readonly NamedPlace[] };

/** A name on the outline. */
export type NamedPlace = MapPoint & { readonly name: string; readonly isLarge: boolean };

/** Our layers are below the first label, so that names stay readable. */
export const firstLabel = "peak";

/** As close as a vehicle is brought, and as one may go by hand: nearer, our outline has nothing to show. */
export const closestZooms = (ground: Pick<StreetGround, "kind">): { readonly shown: number; readonly most: number } =>
  ground.kind === "tiles" ? { shown: 14.5, most: 18 } : { shown: 10.5, most: 13 };
