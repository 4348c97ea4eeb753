import type { Point } from "../geography/measure-road.ts";
import { isInside, isStillInside, type Shape } from "./geofence.ts";

export const visitedPlaces = ["pickup", "dropoff", "geofence"] as const;
export type VisitedPlace = (typeof visitedPlaces)[number];

/** A fence that counts for one vehicle now: of its trip, or the company's own. */
export type Fence = { readonly place: VisitedPlace; readonly ofId: string; readonly shape: Shape };
/** Somewhere the vehicle is, as far as was known. */
export type OpenVisit = { readonly id: string; readonly place: VisitedPlace; readonly ofId: string };

export type VisitChanges = { readonly entered: readonly Fence[]; readonly left: readonly OpenVisit[] };

/** The changes on coming to this point: which fences it entered, and which it has left. A fence that is gone is left. */
export function visitChanges(open: readonly OpenVisit[], fences: readonly Fence[], at: Point): VisitChanges {
  const fenceOf = (visit: OpenVisit) => fences.find((fence) => isSame(fence, visit));
  return {
    entered: fences.filter((fence) => !open.some((visit) => isSame(fence, visit)) && isInside(fence.shape, at)),
    left: open.filter((visit) => {
      const fence = fenceOf(visit);
      return !fence || !isStillInside(fence.shape, at);
    }),
  };
}

const isSame = (fence: Fence, visit: OpenVisit): boolean => fence.place === visit.place && fence.ofId === visit.ofId;
