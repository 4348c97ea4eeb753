import { vehicleLifecycle } from "#domain/fleet/fleet.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { nameOf } from "../../server/name-actors.ts";
import { findNames } from "../../server/views.ts";
import { openedVehicle, type vehiclesContract } from "../contract.ts";
import { countTripsAhead } from "./change-vehicle-status.ts";
import { describeVehicle } from "./describe-vehicle.ts";
import { findListedVehicle, findVehicleMoves } from "./views.ts";

/** Shows one vehicle in full. */
export async function readVehicle(ctx: Context, { id }: ParsedOf<typeof vehiclesContract.readVehicle>) {
  const row = await findListedVehicle(ctx.db, id, ctx.now);
  if (!row) return refuse("not_found");
  const moves = await findVehicleMoves(ctx.db, id);
  const names = await findNames(
    ctx.db,
    moves.map(({ actor }) => actor),
  );
  return accept(
    toWire(openedVehicle, row, {
      ...describeVehicle(row),
      moves: moves.map((move) => ({
        id: move.id,
        from_state: move.fromState,
        to_state: move.toState,
        by: nameOf(names, move.actor),
        reason: move.reason,
        at: move.createdAt.toISOString(),
      })),
      possible_states: [...vehicleLifecycle.allowed(row.state)],
      trips_ahead: await countTripsAhead(ctx, id),
    }),
  );
}
