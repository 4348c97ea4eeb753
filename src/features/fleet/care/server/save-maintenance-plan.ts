import { accept, refuse } from "#domain/result.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { lockVehicle } from "../../server/store.ts";
import type { vehicleCareContract } from "../contract.ts";
import { insertPlan, lockPlan, type PlanRow, updatePlan } from "./store.ts";

/** Adds a plan, or changes one that is unchanged since it was shown. */
export async function saveMaintenancePlan(
  ctx: Context,
  { vehicle_id: vehicleId, plan, ...form }: ParsedOf<typeof vehicleCareContract.saveMaintenancePlan>,
) {
  if (form.every_km === null && form.every_months === null) return refuse("no_interval");
  const lastOn = localDate(form.last_on);
  if (lastOn > localDateOf(ctx.now)) return refuse("in_future");
  const { name, every_km: everyKm, every_months: everyMonths, last_km: lastKm } = form;
  const facts = { name, everyKm, everyMonths, lastKm, lastOn };

  if (!plan) {
    if (!(await lockVehicle(ctx.db, vehicleId))) return refuse("not_found");
    const id = ctx.newId();
    await insertPlan(ctx.db, { ...facts, id, vehicleId, createdAt: ctx.now });
    return accept({ id, version: 1 });
  }
  const before = await lockPlan(ctx.db, plan.id);
  if (!before || before.endedAt || before.vehicleId !== vehicleId) return refuse("not_found");
  if (before.version !== plan.version) return refuse("changed_meanwhile");
  const { version } = await editPlan(ctx, before, facts);
  return accept({ id: before.id, version });
}

/** The only function that changes a plan. */
export const { edit: editPlan } = recordEditor<PlanRow>({ lock: lockPlan, update: updatePlan, isUndated: true });
