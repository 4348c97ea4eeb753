import { useState } from "react";
import type { MapPoint } from "#design/map/map-geometry.ts";
import { cornerLimits, type GeofencePurpose, radiusLimits } from "#domain/tracking/geofence.ts";
import type { SentShape } from "../../shape-contract.ts";
import type { Geofence } from "../contract.ts";

/** A geofence while it is being drawn. */
export type Draft = {
  readonly id: string | null;
  readonly version: number;
  readonly name: string;
  readonly purpose: GeofencePurpose;
  readonly kind: SentShape["kind"];
  /** The centre of a circle, or the corners so far. */
  readonly points: readonly MapPoint[];
  readonly radiusM: number;
};

const fresh: Draft = {
  id: null,
  version: 0,
  name: "",
  purpose: "own",
  kind: "circle",
  points: [],
  radiusM: 300,
};

const toMap = ({ latitude, longitude }: { latitude: number; longitude: number }): MapPoint => ({
  lat: latitude,
  lng: longitude,
});
const toSend = ({ lat, lng }: MapPoint) => ({ latitude: lat, longitude: lng });

export function draftOf({ shape, ...fence }: Geofence): Draft {
  const drawn =
    shape.kind === "circle"
      ? { points: [toMap(shape)], radiusM: shape.radius_m }
      : { points: shape.ring.map(toMap), radiusM: fresh.radiusM };
  return { ...fence, kind: shape.kind, ...drawn };
}

/** The draft’s shape, once it is complete. */
export function shapeOfDraft({ kind, points, radiusM }: Draft): SentShape | undefined {
  const [middle] = points;
  if (kind === "polygon") return points.length >= cornerLimits.least ? { kind, ring: points.map(toSend) } : undefined;
  const isRadius = Number.isInteger(radiusM) && radiusM >= radiusLimits.least && radiusM <= radiusLimits.most;
  return middle && isRadius ? { kind, ...toSend(middle), radius_m: radiusM } : undefined;
}

/** The problems by field; empty if it can be saved. */
export function draftProblems(draft: Draft): { readonly name?: string; readonly shape?: string } {
  const shape =
    draft.kind === "circle"
      ? "Choose a place or click the map, and enter a radius of 50 to 20\u00a0000 metres"
      : "Click the map to mark at least three corners";
  return {
    ...(draft.name.trim() === "" && { name: "Enter a name" }),
    ...(!shapeOfDraft(draft) && { shape }),
  };
}

export function useDraft() {
  const [draft, setDraft] = useState<Draft>();
  return {
    draft,
    start: () => setDraft(fresh),
    edit: (fence: Geofence) => setDraft(draftOf(fence)),
    change: (change: Partial<Draft>) => setDraft((before) => before && { ...before, ...change }),
    /** A click on the map sets a circle’s centre, or adds a corner. */
    press: (point: MapPoint) =>
      setDraft(
        (before) =>
          before && {
            ...before,
            points: before.kind === "circle" ? [point] : [...before.points, point].slice(0, cornerLimits.most),
          },
      ),
    stop: () => setDraft(undefined),
  };
}
