import { rankPlaces } from "#domain/geography/find-place.ts";
import type { Place } from "#domain/geography/place.ts";
import { type Poi, placeOfPoi } from "#domain/geography/poi.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { KnownPlace } from "../contract.ts";

/** No list is longer than one can read. */
const most = 8;
/** Some places of the map data are already in our list and left out. */
const looked = 4 * most;

/** Suggestions from our list of places and any map data, for text being typed. */
export async function suggestPlaces({ map, log }: Pick<Context, "map" | "log">, { text }: { readonly text: string }) {
  const matches = rankPlaces(text, looked, await map.pois(log)).flatMap(({ item }) => placeOf(item) ?? []);
  const places = matches.filter(({ id }, at) => matches.findIndex((one) => one.id === id) === at).slice(0, most);
  return accept({ places: places.map(describe) });
}

const placeOf = (item: Place | Poi): Place | null => ("id" in item ? item : placeOfPoi(item));

const describe = ({ id, name, kind, area, suburb }: Place): KnownPlace => ({
  id,
  name,
  kind,
  area: suburb === undefined || name.endsWith(`, ${suburb}`) ? area : `${suburb}, ${area}`,
});
