import type { Place } from "#domain/geography/place.ts";
import type { DayRoads } from "#domain/routing-day/routing-day.ts";
import type { Context } from "#platform/context.ts";

/** Distances and minutes on empty roads between all of these places, as they are kept with a run. */
export async function roadTable({ map }: Pick<Context, "map">, places: readonly Place[]): Promise<DayRoads> {
  const { km, minutes } = await map.roadTable(places);
  const tenths = (values: Float64Array) => Array.from(values, (value) => Math.round(value * 10) / 10);
  return { places: places.length, km: tenths(km), minutes: tenths(minutes) };
}
