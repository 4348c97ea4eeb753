import { accept, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { trackingContract } from "../contract.ts";
import { readTrail } from "./read-trail.ts";
import { isVehicle } from "./trail-views.ts";

/** A vehicle’s positions over some hours. */
export async function vehicleTrail(ctx: Context, input: ParsedOf<typeof trackingContract.vehicleTrail>) {
  const id = input.vehicle_id;
  if (!(await isVehicle(ctx.db, id))) return refuse("not_found");
  const from = new Date(input.from);
  const trail = { vehicleIds: [id], from, to: addHours(from, input.hours) };
  return accept(await readTrail(ctx, trail, { kind: "vehicle", id }));
}
