import { type Point, straightKm } from "../geography/measure-road.ts";
import { nearestPlace } from "../geography/nearest-place.ts";
import { pointText } from "../geography/point-text.ts";

export type NamedPoint = Point & { readonly name: string; readonly kind: string };

/** Where passengers of a broken-down vehicle wait, and where the next one comes. */
export type WaitingPlace = {
  /** As an address: maps find it by the point, people by the name. */
  readonly text: string;
  readonly point: Point;
  /** From the vehicle; 0 where they stay with it. */
  readonly walkMetres: number;
};

/** People, light and a roof, and a vehicle can stop: no beach, pass or reserve. */
const safeKinds: readonly string[] = [
  "airport",
  "business",
  "golf",
  "hospital",
  "hotel",
  "lodging",
  "mall",
  "restaurant",
  "station",
  "stay",
  "university",
  "venue",
  "wine",
];

/** No one is sent further along a road with luggage. */
const walkMetresAtMost = 400;

/** The nearest named place off the road that is a short walk away; with none, the place of the vehicle. */
export function waitingPlaceNear(stopped: Point, places: readonly NamedPoint[]): WaitingPlace {
  const [near] = places
    .filter(({ kind }) => safeKinds.includes(kind))
    .map((place) => ({ place, metres: Math.round(straightKm(stopped, place) * 1000) }))
    .filter(({ metres }) => metres <= walkMetresAtMost)
    .toSorted((a, b) => a.metres - b.metres || (a.place.name < b.place.name ? -1 : 1));
  if (!near) return { text: namedPoint(stopped, nearestPlace(stopped)?.name), point: stopped, walkMetres: 0 };
  const { latitude, longitude, name } = near.place;
  return { text: namedPoint(near.place, name), point: { latitude, longitude }, walkMetres: near.metres };
}

/** A point with what people call it: “-34.08050, 18.84320 (Somerset Mall)”. */
export const namedPoint = (point: Point, name: string | undefined): string =>
  name ? `${pointText(point)} (${name.replaceAll(/[()]/g, "")})` : pointText(point);

/** The point of an address that begins with one. */
export function pointIn(address: string): Point | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}\.\d{5}), (-?\d{1,3}\.\d{5})(?: |$)/.exec(address) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}
