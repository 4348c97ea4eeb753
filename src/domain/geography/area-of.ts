import { placeIn } from "./find-place.ts";
import type { PlaceKind } from "./place-row.ts";

/** Where someone sleeps, works or is treated says who they are; a public place says no more than its name. */
const privateKinds: readonly PlaceKind[] = ["hotel", "stay", "business", "hospital", "university"];

/** Roughly where an address lies, without the address; null where we do not know it. */
export function areaOf(address: string): string | null {
  const place = placeIn(address);
  if (!place) return null;
  return privateKinds.includes(place.kind) ? place.area : place.name;
}
