import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { scheduleDefects } from "../../server/move-defect.ts";
import { lockVehicle } from "../../server/store.ts";
import type { vehicleCareContract } from "../contract.ts";
import { keepDowntime, readDowntime } from "./keep-downtime.ts";
import { workOrderMover } from "./step-work-order.ts";
import { insertWorkOrder, lockPlan } from "./store.ts";

/** Opens a work order: the work, the dates, and the defects it repairs. */
export async function openWorkOrder(ctx: Context, input: ParsedOf<typeof vehicleCareContract.openWorkOrder>) {
  const downtime = readDowntime(input);
  if (!downtime.ok) return downtime;
  const vehicle = await lockVehicle(ctx.db, input.vehicle_id);
  if (!vehicle) return refuse("not_found");
  const plan = input.plan_id === null ? undefined : await lockPlan(ctx.db, input.plan_id);
  if (input.plan_id !== null && plan?.vehicleId !== vehicle.id) return refuse("not_found");

  const id = ctx.newId();
  const { title, priority, note, checklist, parts, labour_cents: labourCents } = input;
  const order = { id, vehicleId: vehicle.id, title, ...downtime.value };
  await insertWorkOrder(ctx.db, {
    ...order,
    planId: plan?.id ?? null,
    state: "open",
    priority,
    note,
    checklist,
    parts,
    labourCents,
    createdBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await workOrderMover.record(ctx, { id, from: null, to: "open" });
  await keepDowntime(ctx, order);
  await scheduleDefects(ctx, { vehicleId: vehicle.id, ids: input.defect_ids, workOrderId: id });
  return accept({ id, version: 1 });
}
