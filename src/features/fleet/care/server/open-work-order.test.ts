import { expect, test } from "vitest";
import { vehicleAbsences, vehicleDefects, workOrderMoves } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { aWorkOrderForm } from "#testing/builders/services/a-work-order.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reportDefect } from "../../defects/server/report-defect.ts";
import { openWorkOrder } from "./open-work-order.ts";

test("its planned time makes the vehicle unavailable, and its defects are scheduled", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const defect = await reportDefect(ctx, {
      vehicle_id: vehicle.id,
      severity: "repair_soon",
      text: "Squeals",
      photo: null,
    });
    const opened = await openWorkOrder(ctx, {
      ...aWorkOrderForm(),
      vehicle_id: vehicle.id,
      defect_ids: [defect.ok ? defect.value.id : ""],
      planned_from: addHours(ctx.now, 2).toISOString(),
      planned_to: addHours(ctx.now, 8).toISOString(),
    });
    const id = opened.ok ? opened.value.id : "";
    expect(await ctx.db.select().from(vehicleAbsences)).toMatchObject([{ kind: "maintenance", workOrderId: id }]);
    expect(await ctx.db.select().from(vehicleDefects)).toMatchObject([{ state: "scheduled", workOrderId: id }]);
    expect(await ctx.db.select().from(workOrderMoves)).toMatchObject([{ fromState: null, toState: "open" }]);
  }));

test("an incomplete period, an end before the start and another vehicle’s plan are refused", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const ask = (changes: object) => openWorkOrder(ctx, { ...aWorkOrderForm(changes), vehicle_id: vehicle.id });
    const [from, until] = [addHours(ctx.now, 2).toISOString(), addHours(ctx.now, 1).toISOString()];
    expect(await ask({ planned_from: from })).toMatchObject({ reason: "half_a_time" });
    expect(await ask({ planned_from: from, planned_to: until })).toMatchObject({ reason: "ends_before_start" });
    expect(await ask({ plan_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));
