import { expect, test } from "vitest";
import {
  maintenancePlans,
  odometerReadings,
  vehicleAbsences,
  vehicleDefects,
  vehicles,
  workOrders,
} from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { aWorkOrderForm } from "#testing/builders/services/a-work-order.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reportDefect } from "../../defects/server/report-defect.ts";
import { finishWorkOrder } from "./finish-work-order.ts";
import { openWorkOrder } from "./open-work-order.ts";
import { saveMaintenancePlan } from "./save-maintenance-plan.ts";
import { vehicleCare } from "./vehicle-care.ts";

test("the reading is saved, the plan restarts, defects are repaired, and the vehicle is back", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const plan = await saveMaintenancePlan(ctx, {
      vehicle_id: vehicle.id,
      name: "Service",
      every_km: 15_000,
      every_months: 12,
      last_km: 45_000,
      last_on: "2025-11-01",
    });
    const defect = await reportDefect(ctx, {
      vehicle_id: vehicle.id,
      severity: "repair_soon",
      text: "Squeals",
      photo: null,
    });
    const opened = await openWorkOrder(ctx, {
      ...aWorkOrderForm({ plan_id: plan.ok ? plan.value.id : null, defect_ids: [defect.ok ? defect.value.id : ""] }),
      vehicle_id: vehicle.id,
      planned_from: addHours(ctx.now, -4).toISOString(),
      planned_to: addHours(ctx.now, 20).toISOString(),
    });
    const id = opened.ok ? opened.value.id : "";
    const finish = (changes: object = {}) =>
      finishWorkOrder(ctx, {
        id,
        version: 1,
        odometer_km: 60_500,
        done_on: "2026-11-20",
        is_confirmed: false,
        ...changes,
      });
    expect(await finish({ done_on: "2026-11-21" })).toMatchObject({ reason: "in_future" });
    expect(await finish()).toMatchObject({ value: { version: 2 } });
    expect(await ctx.db.select().from(workOrders)).toMatchObject([
      { state: "done", odometerKm: 60_500, doneOn: "2026-11-20" },
    ]);
    const care = await vehicleCare(ctx, { vehicle_id: vehicle.id });
    expect(care.value.work_orders, "in the workshop since four hours ago, until now").toMatchObject([
      { downtime_hours: 4 },
    ]);
    expect(await ctx.db.select().from(odometerReadings)).toMatchObject([{ id, km: 60_500, source: "work_order" }]);
    expect(await ctx.db.select().from(vehicles)).toMatchObject([{ odometerKm: 60_500 }]);
    expect(await ctx.db.select().from(maintenancePlans)).toMatchObject([
      { lastKm: 60_500, lastOn: "2026-11-20", version: 2 },
    ]);
    expect(await ctx.db.select().from(vehicleDefects)).toMatchObject([{ state: "mended" }]);
    const [absence] = await ctx.db.select().from(vehicleAbsences);
    expect(absence?.span).toContain("2026-11-20 ");
    expect(absence?.span).not.toContain("2026-11-21 ");
    expect(await finish({ version: 2 })).toMatchObject({ reason: "not_possible" });
  }));
