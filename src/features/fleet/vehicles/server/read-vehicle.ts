import { vehicleLifecycle } from "#domain/fleet/fleet.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nameOf } from "../../server/name-actors.ts";
import { findNames } from "../../server/views.ts";
import type { vehiclesContract } from "../contract.ts";
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
  return accept({
    ...describeVehicle(row),
    vin: row.vin,
    colour: row.colour,
    fuel: row.fuel,
    has_trailer_hook: row.hasTrailerHook,
    note: row.note,
    retired_at: row.retiredAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
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
  });
}
