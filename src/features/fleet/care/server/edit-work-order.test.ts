import { expect, test } from "vitest";
import { vehicleAbsences, workOrders } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { aWorkOrderForm } from "#testing/builders/services/a-work-order.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { editWorkOrder } from "./edit-work-order.ts";
import { moveWorkOrder } from "./move-work-order.ts";
import { openWorkOrder } from "./open-work-order.ts";

test("moving the planned time moves its absence; a finished one stays as it is", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const at = (hours: number) => addHours(ctx.now, hours).toISOString();
    const opened = await openWorkOrder(ctx, {
      ...aWorkOrderForm({ planned_from: at(2), planned_to: at(4) }),
      vehicle_id: vehicle.id,
    });
    const id = opened.ok ? opened.value.id : "";
    const edit = (version: number, changes: object) => editWorkOrder(ctx, { ...aWorkOrderForm(changes), id, version });
    const checklist = [{ text: "Brakes", done: true }];
    expect(await edit(1, { planned_from: at(24), planned_to: at(30), checklist })).toMatchObject({
      value: { version: 2 },
    });
    expect(await ctx.db.select().from(workOrders)).toMatchObject([{ checklist }]);
    const absences = await ctx.db.select().from(vehicleAbsences);
    expect(absences).toHaveLength(1);
    expect(await edit(2, {})).toMatchObject({ value: { version: 3 } });
    expect(await ctx.db.$count(vehicleAbsences)).toBe(0);
    expect(await edit(2, {})).toMatchObject({ reason: "changed_meanwhile" });
    await moveWorkOrder(ctx, { id, version: 3, to: "cancelled", reason: "" });
    expect(await edit(4, {})).toMatchObject({ reason: "not_possible" });
  }));
