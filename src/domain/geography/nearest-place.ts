import { type Point, straightKm } from "./measure-road.ts";
import { type Place, places } from "./place.ts";
import { pointText } from "./point-text.ts";

/** Further away a name says nothing about where someone is. */
const nearKm = 15;

/** The suburb, town or sight that is nearest to a point; undefined far from all of them. */
export function nearestPlace(point: Point): Place | undefined {
  const [nearest] = places
    .map((place) => ({ place, km: straightKm(point, place) }))
    .filter(({ km }) => km <= nearKm)
    .toSorted((a, b) => a.km - b.km);
  return nearest?.place;
}

/** A point as an address: any map finds it by its figures, and people by the name. */
export function pointAddress(point: Point): string {
  const nearest = nearestPlace(point);
  return nearest ? `${pointText(point)} (${nearest.name})` : pointText(point);
}

/** An address as customers read it: of a point with a name, the name. */
export const addressText = (address: string): string =>
  address.replace(/^-?\d+\.\d{5}, -?\d+\.\d{5} \((.+)\)$/, "near $1");
