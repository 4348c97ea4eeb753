import { haveOverlap } from "#domain/driver/weekly-shifts.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { editDriver, lockCurrent } from "../../server/move-driver.ts";
import type { driverTimeContract } from "../contract.ts";
import { replaceShifts } from "./store.ts";

/** Saves a driver's usual week as a whole. */
export async function saveShifts(ctx: Context, input: ParsedOf<typeof driverTimeContract.saveShifts>) {
  const current = await lockCurrent(ctx, { id: input.driver_id, version: input.version });
  if (!current.ok) return current;
  if (haveOverlap(input.shifts)) return refuse("shifts_overlap");

  const rows = input.shifts.map((shift) => ({ ...shift, id: ctx.newId(), driverId: input.driver_id }));
  await replaceShifts(ctx.db, input.driver_id, rows);
  const { version } = await editDriver(ctx, current.value, {});
  await recordAudit(ctx, {
    action: "driver.shifts_saved",
    subject: { kind: "driver", id: input.driver_id },
    details: { shifts: input.shifts.length },
  });
  return accept({ version });
}
