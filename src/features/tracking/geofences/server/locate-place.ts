import { locate } from "#domain/geography/locate.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { geofencesContract } from "../contract.ts";

/** The position of a place that we know by name. */
export async function locatePlace(_: Context, { text }: ParsedOf<typeof geofencesContract.locatePlace>) {
  const { place } = locate(text);
  return accept({ place: place && { name: place.name, latitude: place.latitude, longitude: place.longitude } });
}
