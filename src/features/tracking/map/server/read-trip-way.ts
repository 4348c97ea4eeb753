import { companyRules } from "#domain/company/company-rules.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Shape } from "#domain/tracking/geofence.ts";
import { tripEnds, tripFences } from "#domain/tracking/trip-fences.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { trackingMapContract } from "../contract.ts";
import { findTripPlaces } from "./views.ts";

/** A trip’s ends, and its route by road. */
export async function readTripWay(ctx: Context, input: ParsedOf<typeof trackingMapContract.readTripWay>) {
  const places = await findTripPlaces(ctx.db, input.trip_id);
  if (!places) return refuse("not_found");
  const fences = tripFences(places);
  const ends = tripEnds(places);
  const drive = ends && (await ctx.map.driveBetween(ends[0].at, ends[1].at, ctx.now));
  return accept({
    pickup: middleOf(fences.pickup),
    dropoff: middleOf(fences.dropoff),
    radius_m: companyRules.tripFenceMetres,
    // A straight line is not a route.
    line: drive && drive.source !== "table" ? drive.line.map(([longitude, latitude]) => ({ latitude, longitude })) : [],
  });
}

const middleOf = (shape: Shape | null) =>
  shape?.kind === "circle" ? { latitude: shape.centre.latitude, longitude: shape.centre.longitude } : null;
