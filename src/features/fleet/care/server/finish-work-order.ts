import { accept, refuse } from "#domain/result.ts";
import { localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { mendDefects } from "../../server/move-defect.ts";
import { lockVehicle, touchVehicle } from "../../server/store.ts";
import { writeReading } from "../../server/write-reading.ts";
import type { vehicleCareContract } from "../contract.ts";
import { endDowntime } from "./keep-downtime.ts";
import { editPlan } from "./save-maintenance-plan.ts";
import { workOrderMover } from "./step-work-order.ts";
import { lockPlan, type WorkOrderRow } from "./store.ts";

/**
 * Finishes a work order: saves the reading, restarts its plan, closes its defects and makes the vehicle
 * available.
 */
export async function finishWorkOrder(ctx: Context, input: ParsedOf<typeof vehicleCareContract.finishWorkOrder>) {
  const { id, version, odometer_km: odometerKm } = input;
  const doneOn = localDate(input.done_on);
  if (doneOn > localDateOf(ctx.now)) return refuse("in_future");
  const moved = await workOrderMover.move(ctx, { id, version, to: "done", changes: { odometerKm, doneOn } });
  if (!moved.ok) return moved;
  const order = moved.value.after;
  const vehicle = await lockVehicle(ctx.db, order.vehicleId);
  if (!vehicle) return refuse("not_found");

  // For a past day only the date is known, so the reading counts as taken at its end.
  const end = momentOf(doneOn, localTime("23:59"));
  const at = end > ctx.now ? ctx.now : end;
  const reading = { id, vehicle, km: odometerKm, at, source: "work_order" as const, isConfirmed: input.is_confirmed };
  const written = await writeReading(ctx, reading);
  if (!written.ok) return written;
  await restartPlan(ctx, order, { lastKm: odometerKm, lastOn: doneOn });
  await endDowntime(ctx, id);
  await mendDefects(ctx, id, order.title);
  await touchVehicle(ctx.db, order.vehicleId, ctx.now);
  const details = { plate: vehicle.plate, title: order.title, km: odometerKm, on: doneOn };
  await recordAudit(ctx, { action: "work_order.finished", subject: { kind: "work_order", id }, details });
  return accept({ id, version: order.version });
}

type Done = { readonly lastKm: number; readonly lastOn: WorkOrderRow["doneOn"] & string };

async function restartPlan(ctx: Context, { planId }: WorkOrderRow, done: Done): Promise<void> {
  const plan = planId === null ? undefined : await lockPlan(ctx.db, planId);
  // An old work order finished late doesn’t set the plan back.
  if (plan && done.lastOn >= plan.lastOn) await editPlan(ctx, plan, done);
}
