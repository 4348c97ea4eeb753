import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf } from "#platform/page-key.ts";
import { vehicleKey, type vehiclesContract } from "../contract.ts";
import { describeVehicle } from "./describe-vehicle.ts";
import { findListedVehicles } from "./views.ts";

/** Lists the fleet by number plate. */
export async function listVehicles(
  ctx: Context,
  { after, size, ...filter }: ParsedOf<typeof vehiclesContract.listVehicles>,
) {
  // One extra row, to see whether there is another page.
  const page = { after: vehicleKey.read(after), size: size + 1, now: ctx.now };
  const { rows, next } = pageOf(await findListedVehicles(ctx.db, filter, page), size, vehicleKey.write);
  return accept({ vehicles: rows.map(describeVehicle), next });
}
