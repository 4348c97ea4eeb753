import { placeIn } from "./find-place.ts";
import type { PlaceKind } from "./place-row.ts";

/** Where someone sleeps, works or is treated identifies them; a public place doesn’t. */
const privateKinds: readonly PlaceKind[] = ["hotel", "stay", "business", "hospital", "university"];

/** The rough area of an address, without the address; null if unknown. */
export function areaOf(address: string): string | null {
  const place = placeIn(address);
  if (!place) return null;
  return privateKinds.includes(place.kind) ? place.area : place.name;
}
