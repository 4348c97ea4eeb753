import { expect, test } from "vitest";
import { workOrders } from "#db/schema/fleet.ts";
import { addHours, localDate } from "#domain/time/local-time.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { recordFuel } from "./record-fuel.ts";
import { vehicleLog } from "./vehicle-log.ts";

test("the cost per kilometre consists of fuel and finished work orders, and shows both", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    for (const [at, km] of [60_000, 60_500, 61_000].entries())
      await recordFuel(ctx, {
        vehicle_id: vehicle.id,
        at: addHours(ctx.now, 24 * (at - 10)).toISOString(),
        litres: 50,
        cost_cents: 100_000,
        km,
        is_full: true,
        station: "",
        slip: null,
        is_confirmed: false,
      });
    const order = { vehicleId: vehicle.id, priority: "normal" as const, title: "Service", createdBy: "system" };
    const parts = [{ name: "Filter", quantity: 2, cost_cents: 10_000 }];
    const times = { createdAt: ctx.now, updatedAt: ctx.now };
    await ctx.db.insert(workOrders).values([
      {
        id: ctx.newId(),
        ...order,
        ...times,
        state: "done",
        doneOn: localDate("2026-11-01"),
        labourCents: 80_000,
        parts,
      },
      { id: ctx.newId(), ...order, ...times, state: "done", doneOn: localDate("2024-11-01"), labourCents: 999 },
      { id: ctx.newId(), ...order, ...times, state: "open", labourCents: 777 },
    ]);
    const log = await vehicleLog(ctx, { vehicle_id: vehicle.id });
    expect(log).toMatchObject({
      value: {
        cost: { km: 1000, fuel_cents: 300_000, work_cents: 100_000, fills: 3, work_orders: 1, cents_per_km: 400 },
        fuel: [{ km: 61_000, consumption: 10, by: "Naledi" }, { consumption: 10 }, { consumption: null }],
        readings: [{ km: 61_000, source: "fuel" }, {}, {}],
        usual_consumption: null,
      },
    });
    expect(await vehicleLog(ctx, { vehicle_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));
