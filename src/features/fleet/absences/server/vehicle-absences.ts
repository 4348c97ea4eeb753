import { accept } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nameOf } from "../../server/name-actors.ts";
import { findNames } from "../../server/views.ts";
import type { vehicleAbsencesContract } from "../contract.ts";
import { findAbsences } from "./views.ts";

const shownDays = 90;

/** Recent, current and future absences of a vehicle. */
export async function vehicleAbsences(
  ctx: Context,
  { vehicle_id }: ParsedOf<typeof vehicleAbsencesContract.vehicleAbsences>,
) {
  const absences = await findAbsences(ctx.db, vehicle_id, addHours(ctx.now, -24 * shownDays));
  const names = await findNames(
    ctx.db,
    absences.map(({ createdBy }) => createdBy),
  );
  return accept({
    absences: absences.map((absence) => ({
      id: absence.id,
      kind: absence.kind,
      from: new Date(absence.from).toISOString(),
      until: new Date(absence.until).toISOString(),
      reason: absence.reason,
      work_order_id: absence.workOrderId,
      by: nameOf(names, absence.createdBy),
    })),
  });
}
