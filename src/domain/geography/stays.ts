import { plainText } from "../text/plain-text.ts";
import { guesthouseRows } from "./guesthouses.ts";
import { hotelRows } from "./hotels.ts";
import { type Place, places } from "./place.ts";
import type { StayRow } from "./place-row.ts";

const byId = new Map(places.map((place) => [place.id, place]));

/**
 * Hotels and guesthouses that addresses mention. Their coordinates are good enough for distance and price, but not for
 * the front door.
 */
export const stays: readonly Place[] = [...hotelRows, ...guesthouseRows].map(stayOf);

function stayOf([suburbId, name, latitude, longitude, otherNames]: StayRow): Place {
  const suburb = byId.get(suburbId);
  if (!suburb) throw new Error(`${name} is in ${suburbId}, which is not in our list of places`);
  return {
    id: plainText(name).replaceAll(" ", "-"),
    name,
    kind: "stay",
    latitude,
    longitude,
    otherNames,
    area: suburb.area,
    suburb: suburb.name,
  };
}
