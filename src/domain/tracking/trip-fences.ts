import { companyRules } from "../company/company-rules.ts";
import { locate } from "../geography/locate.ts";
import type { Point } from "../geography/measure-road.ts";
import type { PlaceKind } from "../geography/place-row.ts";
import type { Shape } from "./geofence.ts";

/** One building, or nearly. A suburb, a beach or a mountain is known by its middle alone: near it says nothing of the address. */
const exact: readonly PlaceKind[] = [
  ...(["airport", "hotel", "station", "harbour", "hospital", "mall", "wine", "business"] as const),
];

export type TripPlaces = { readonly pickupLocation: string; readonly destination: string };

/** Where a trip starts and ends, as far as its addresses name a place we know exactly. */
export const tripFences = ({ pickupLocation, destination }: TripPlaces) => ({
  pickup: fenceAt(pickupLocation),
  dropoff: fenceAt(destination),
});

function fenceAt(address: string): Shape | null {
  const { place } = locate(address);
  if (!place || !exact.includes(place.kind)) return null;
  const { latitude, longitude } = place;
  return { kind: "circle", centre: { latitude, longitude }, radiusM: companyRules.tripFenceMetres };
}

/** The two ends of a trip, and how far around each an address may lie that we know by this place. */
export function tripEnds({ pickupLocation, destination }: TripPlaces): readonly [TripEnd, TripEnd] | null {
  const [from, to] = [endAt(pickupLocation), endAt(destination)];
  return from && to ? [from, to] : null;
}

export type TripEnd = { readonly at: Point; readonly aroundM: number };

const aroundMetres = { wide: 3000, exact: 1000 };

function endAt(address: string): TripEnd | null {
  const { place } = locate(address);
  if (!place) return null;
  const { latitude, longitude, kind } = place;
  return { at: { latitude, longitude }, aroundM: exact.includes(kind) ? aroundMetres.exact : aroundMetres.wide };
}
