import { costPerKm } from "#domain/fleet/cost-per-km.ts";
import { consumption, usualConsumption } from "#domain/fleet/fuel-use.ts";
import { accept, refuse } from "#domain/result.ts";
import { addMonths, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { nameOf } from "../../server/name-actors.ts";
import { findNames, hasVehicle } from "../../server/views.ts";
import { fuelEntry, type vehicleLogsContract } from "../contract.ts";
import { findCosts, findFills, findReadings } from "./views.ts";

/** A vehicle’s recent distance and fillings, and the cost of a kilometre. */
export async function vehicleLog(ctx: Context, { vehicle_id }: ParsedOf<typeof vehicleLogsContract.vehicleLog>) {
  if (!(await hasVehicle(ctx.db, vehicle_id))) return refuse("not_found");
  const readings = await findReadings(ctx.db, vehicle_id);
  const fills = await findFills(ctx.db, vehicle_id);
  const names = await findNames(
    ctx.db,
    [...readings, ...fills].map(({ actor }) => actor),
  );
  const used = consumption(fills);
  return accept({
    readings: readings.map(({ id, km, readAt, source, actor }) => ({
      id,
      km,
      at: readAt.toISOString(),
      source,
      by: nameOf(names, actor),
    })),
    fuel: fills
      .map((fill, at) =>
        toWire(fuelEntry, fill, {
          at: fill.filledAt.toISOString(),
          consumption: used[at] ?? null,
          by: nameOf(names, fill.actor),
        }),
      )
      .toReversed(),
    usual_consumption: usualConsumption(fills),
    cost: await costOf(ctx, vehicle_id),
  });
}

/** Over the last twelve months, including today. */
async function costOf(ctx: Context, vehicleId: string) {
  const until = localDateOf(ctx.now);
  const from = addMonths(until, -12);
  const period = { from: momentOf(from, localTime("00:00")), until: ctx.now };
  const { km, fuelCents, workCents, fills, workOrders } = await findCosts(ctx.db, vehicleId, period);
  return {
    from,
    until,
    km,
    fuel_cents: fuelCents,
    work_cents: workCents,
    fills,
    work_orders: workOrders,
    cents_per_km: costPerKm({ fuelCents, workCents, km }),
  };
}
