import { roadBetween } from "#domain/geography/locate.ts";
import type { Place } from "#domain/geography/place.ts";
import type { DayRoads } from "#domain/routing-day/routing-day.ts";

/** Distances and minutes on empty roads between all of these places. */
export async function roadTable(places: readonly Place[]): Promise<DayRoads> {
  const roads = places.flatMap((from) => places.map((to) => roadBetween(from, to)));
  return {
    places: places.length,
    km: roads.map(({ kilometres }) => kilometres),
    minutes: roads.map(({ minutes }, at) => (Math.floor(at / places.length) === at % places.length ? 0 : minutes)),
  };
}
