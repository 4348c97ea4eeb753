import { type Point, straightKm } from "./measure-road.ts";
import { type Place, places } from "./place.ts";
import { pointText } from "./point-text.ts";

/** Beyond this a name says nothing about where someone is. */
const nearKm = 15;

/** The nearest suburb, town or sight; undefined if all are far away. */
export function nearestPlace(point: Point): Place | undefined {
  const [nearest] = places
    .map((place) => ({ place, km: straightKm(point, place) }))
    .filter(({ km }) => km <= nearKm)
    .toSorted((a, b) => a.km - b.km);
  return nearest?.place;
}

/** A point as an address: maps find it by its coordinates, people by the name. */
export function pointAddress(point: Point): string {
  const nearest = nearestPlace(point);
  return nearest ? `${pointText(point)} (${nearest.name})` : pointText(point);
}

/** An address for customers: of a named point, only the name. */
export const addressText = (address: string): string =>
  address.replace(/^-?\d+\.\d{5}, -?\d+\.\d{5} \((.+)\)$/, "near $1");
