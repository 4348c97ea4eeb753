import { splitsByFleet } from "#domain/drive/fleet-split.ts";
import { vehicleCost } from "#domain/pay/vehicle-cost.ts";
import { accept, refuse } from "#domain/result.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { loadGate } from "../../server/load-gate.ts";
import type { splitContract } from "../contract.ts";
import { findCostsPerKm, findOwnVehicles } from "./views.ts";

/** Which of our vehicles that are free for the whole trip would take its group together. Reserves nothing. */
export async function splitProposals(ctx: Context, { trip_id: id }: ParsedOf<typeof splitContract.splitProposals>) {
  const fleet = await findOwnVehicles(ctx.db);
  const gate = await loadGate(ctx, { tripIds: [id], driverIds: [], vehicleIds: fleet.map((one) => one.id) });
  const trip = gate.trips.get(id);
  if (!trip) return refuse("not_found");

  const lastDay = localDateOf(trip.end);
  const free = fleet.filter(
    ({ id: vehicleId, documentsUntil }) =>
      documentsUntil !== null && documentsUntil >= lastDay && gate.isFree(vehicleId, trip),
  );
  const costs = await findCostsPerKm(
    ctx.db,
    free.map((one) => one.id),
    addDays(localDateOf(ctx.now), -365),
  );
  const perKm = new Map(
    costs.flatMap(({ vehicleId, cents, km }) => (km > 0 ? [[vehicleId, cents / km] as const] : [])),
  );
  const vehicles = free.map((one) => ({ ...one, costCents: vehicleCost(trip, perKm.get(one.id)) }));
  const splits = splitsByFleet({ passengers: trip.passengers, bags: trip.bags }, vehicles);
  return accept({
    proposals: splits.map(({ vehicles: chosen, loads, costCents, emptySeats }) => ({
      vehicles: chosen.map(({ id: vehicleId, plate, name, seats }, at) => ({
        id: vehicleId,
        plate,
        name,
        seats,
        passengers: loads[at]?.passengers ?? 0,
        bags: loads[at]?.bags ?? 0,
      })),
      cost_cents: costCents,
      empty_seats: emptySeats,
    })),
  });
}
