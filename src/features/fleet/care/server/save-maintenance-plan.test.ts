import { expect, test } from "vitest";
import { maintenancePlans } from "#db/schema/fleet.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { saveMaintenancePlan } from "./save-maintenance-plan.ts";

test("a plan is added and changed; one without an interval is refused", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const save = (changes: object = {}) =>
      saveMaintenancePlan(ctx, {
        vehicle_id: vehicle.id,
        name: "Service",
        every_km: 15_000,
        every_months: null,
        last_km: 45_000,
        last_on: "2025-11-01",
        ...changes,
      });
    const saved = await save();
    const id = saved.ok ? saved.value.id : "";
    expect(await save({ plan: { id, version: 1 }, every_months: 12 })).toEqual({ ok: true, value: { id, version: 2 } });
    expect(await save({ plan: { id, version: 1 } })).toMatchObject({ reason: "changed_meanwhile" });
    expect(await save({ every_km: null })).toMatchObject({ reason: "no_interval" });
    expect(await save({ last_on: "2027-01-01" })).toMatchObject({ reason: "in_future" });
    expect(await save({ vehicle_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
    expect(await save({ vehicle_id: ctx.newId(), plan: { id, version: 2 } })).toMatchObject({ reason: "not_found" });
    expect(await ctx.db.select().from(maintenancePlans)).toMatchObject([{ everyMonths: 12, version: 2 }]);
  }));
