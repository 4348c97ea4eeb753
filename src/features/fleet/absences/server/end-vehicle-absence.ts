import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import { endAbsence, lockAbsence } from "../../server/absence-store.ts";
import { touchVehicle } from "../../server/store.ts";
import type { vehicleAbsencesContract } from "../contract.ts";

/** Ends an absence, or deletes one that has not started. */
export async function endVehicleAbsence(
  ctx: Context,
  { id }: ParsedOf<typeof vehicleAbsencesContract.endVehicleAbsence>,
) {
  const absence = await lockAbsence(ctx.db, id);
  if (!absence) return refuse("not_found");
  if (absence.workOrderId) return refuse("has_work_order");
  if (absence.until <= ctx.now) return refuse("is_over");

  if (absence.from >= ctx.now) await keepDeleted(ctx, "vehicle_absence");
  await endAbsence(ctx.db, absence, ctx.now);
  // Deleting a row notifies no board, so the vehicle’s row is touched.
  await touchVehicle(ctx.db, absence.vehicleId, ctx.now);
  await recordAudit(ctx, { action: "vehicle.absence_ended", subject: { kind: "vehicle", id: absence.vehicleId } });
  return accept({});
}
