import { expect, test } from "vitest";
import { odometerReadings, vehicles } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { aWorkOrderForm } from "#testing/builders/services/a-work-order.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { openWorkOrder } from "./open-work-order.ts";
import { saveMaintenancePlan } from "./save-maintenance-plan.ts";
import { vehicleCare } from "./vehicle-care.ts";

test("plans show the next service, forecast from the vehicle’s distance; the fleet lists what is due soon or open", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const calm = aVehicle({ plate: "CA 9", odometerKm: 100 });
    await ctx.db.insert(vehicles).values(calm);
    // 100 km a day for 60 days.
    const readings = [-60, 0].map((days) => ({
      id: ctx.newId(),
      vehicleId: vehicle.id,
      km: 60_000 + days * 100,
      readAt: addHours(ctx.now, days * 24),
      source: "team" as const,
      actor: "system",
      createdAt: ctx.now,
    }));
    await ctx.db.insert(odometerReadings).values(readings);
    const plan = { name: "Service", every_km: 15_000, every_months: 24, last_km: 47_000, last_on: "2026-06-01" };
    await saveMaintenancePlan(ctx, { ...plan, vehicle_id: vehicle.id });
    await saveMaintenancePlan(ctx, { ...plan, vehicle_id: calm.id, last_km: 0 });
    await openWorkOrder(ctx, { ...aWorkOrderForm(), vehicle_id: calm.id });

    const fleet = await vehicleCare(ctx, {});
    expect(fleet.value.plans).toMatchObject([
      { plate: "CA 482-117", due_km: 62_000, due_on: "2028-06-01", expected_on: "2026-12-10", status: "soon" },
    ]);
    expect(fleet.value.work_orders).toMatchObject([{ plate: "CA 9", cost_cents: 117_000, state: "open", plan: null }]);
    const one = await vehicleCare(ctx, { vehicle_id: calm.id });
    expect(one.value.plans).toMatchObject([{ status: "later", due_km: 15_000 }]);
  }));
