import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { moveVehicle } from "../../server/move-vehicle.ts";
import { countTripsOn } from "../../server/views.ts";
import type { vehiclesContract } from "../contract.ts";
import { answeringFresh } from "./answer-fresh.ts";

/** A vehicle with future trips cannot be retired. */
export const countTripsAhead = (ctx: Context, vehicleId: string): Promise<number> =>
  countTripsOn(ctx.db, { vehicleId, from: ctx.now, until: atLast, now: ctx.now });

const atLast = new Date("2100-12-31T00:00:00Z");

/**
 * Changes a vehicle’s status. One with future trips can’t be retired until they have another vehicle. A
 * breakdown takes it off the road at once.
 */
export const changeVehicleStatus = answeringFresh(changeStatus);

async function changeStatus(ctx: Context, input: ParsedOf<typeof vehiclesContract.changeVehicleStatus>) {
  const moved = await moveVehicle(ctx, input);
  if (!moved.ok) return moved;
  if (input.to === "retired") {
    if ((await countTripsAhead(ctx, input.id)) > 0) return refuse("has_trips");
  }
  return accept({ id: moved.value.id, version: moved.value.version });
}
