import { expect, test } from "vitest";
import { vehicleAbsences, vehicleDefects, workOrderMoves } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { aWorkOrderForm } from "#testing/builders/services/a-work-order.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reportDefect } from "../../defects/server/report-defect.ts";
import { moveWorkOrder } from "./move-work-order.ts";
import { openWorkOrder } from "./open-work-order.ts";

test("cancelling a work order releases the vehicle’s time and its defects", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const defect = await reportDefect(ctx, { vehicle_id: vehicle.id, severity: "note", text: "Scratch", photo: null });
    const at = (hours: number) => addHours(ctx.now, hours).toISOString();
    const opened = await openWorkOrder(ctx, {
      ...aWorkOrderForm({ planned_from: at(2), planned_to: at(4), defect_ids: [defect.ok ? defect.value.id : ""] }),
      vehicle_id: vehicle.id,
    });
    const id = opened.ok ? opened.value.id : "";
    const move = (version: number, to: "in_progress" | "blocked" | "cancelled") =>
      moveWorkOrder(ctx, { id, version, to, reason: "Waiting for a part" });
    expect(await move(1, "in_progress")).toMatchObject({ value: { version: 2 } });
    expect(await move(1, "blocked")).toMatchObject({ reason: "changed_meanwhile" });
    expect(await move(2, "blocked")).toMatchObject({ value: { version: 3 } });
    expect(await move(3, "cancelled")).toMatchObject({ value: { version: 4 } });
    expect(await ctx.db.$count(vehicleAbsences)).toBe(0);
    expect(await ctx.db.select().from(vehicleDefects)).toMatchObject([{ state: "open", workOrderId: null }]);
    expect(await ctx.db.$count(workOrderMoves)).toBe(4);
    expect(await move(4, "in_progress")).toMatchObject({ reason: "not_possible" });
  }));
