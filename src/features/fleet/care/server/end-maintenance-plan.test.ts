import { expect, test } from "vitest";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { endMaintenancePlan } from "./end-maintenance-plan.ts";
import { saveMaintenancePlan } from "./save-maintenance-plan.ts";
import { vehicleCare } from "./vehicle-care.ts";

test("an ended plan is no longer due", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const saved = await saveMaintenancePlan(ctx, {
      vehicle_id: vehicle.id,
      name: "Service",
      every_km: 1000,
      every_months: null,
      last_km: 0,
      last_on: "2025-11-01",
    });
    const id = saved.ok ? saved.value.id : "";
    expect(await endMaintenancePlan(ctx, { id, version: 3 })).toMatchObject({ reason: "changed_meanwhile" });
    expect(await endMaintenancePlan(ctx, { id, version: 1 })).toMatchObject({ value: { version: 2 } });
    expect(await endMaintenancePlan(ctx, { id, version: 2 })).toMatchObject({ reason: "not_found" });
    expect((await vehicleCare(ctx, { vehicle_id: vehicle.id })).value.plans).toEqual([]);
  }));
