import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { trackingContract } from "../contract.ts";
import { readTrail } from "./read-trail.ts";
import { findTrailOfTrip } from "./trail-views.ts";

/** The route driven on one trip. */
export async function tripTrail(ctx: Context, input: ParsedOf<typeof trackingContract.tripTrail>) {
  const trail = await findTrailOfTrip(ctx.db, input.trip_id);
  return trail ? accept(await readTrail(ctx, trail, { kind: "trip", id: input.trip_id })) : refuse("not_found");
}
