import { placeIn } from "../geography/find-place.ts";
import { isInside } from "../tracking/geofence.ts";
import type { PricedPlace } from "./price-request.ts";
import type { Zone, ZoneEnd } from "./tariff.ts";

type ZoneLimit = { readonly ids: readonly string[]; readonly end?: ZoneEnd | undefined };

/** Whether a trip starts or ends in one of these zones. */
export function liesInZone(
  { ids, end = "either" }: ZoneLimit,
  ends: readonly PricedPlace[],
  zones: readonly Zone[] = [],
) {
  const wanted = zones.filter(({ id }) => ids.includes(id));
  if (wanted.length === 0) return false;
  const looked = end === "either" ? ends : [end === "start" ? ends[0] : ends[1]];
  return looked.some((place) => isInOneOf(wanted, place));
}

/** An address that we don’t know lies in no zone. A kept request has the place’s name, so it is priced again alike. */
function isInOneOf(zones: readonly Zone[], place: PricedPlace | undefined): boolean {
  const at = place?.name ? placeIn(place.name) : undefined;
  return at !== undefined && zones.some(({ shape }) => isInside(shape, at));
}
