import { haveOverlap } from "#domain/driver/weekly-shifts.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockCurrent } from "../../server/move-driver.ts";
import { updateDriver } from "../../server/store.ts";
import type { driverTimeContract } from "../contract.ts";
import { replaceShifts } from "./store.ts";

/** Saves a driver's usual week as a whole. */
export async function saveShifts(ctx: Context, asked: ParsedOf<typeof driverTimeContract.saveShifts>) {
  const current = await lockCurrent(ctx, { id: asked.driver_id, version: asked.version });
  if (!current.ok) return current;
  if (haveOverlap(asked.shifts)) return refuse("shifts_overlap");

  const version = current.value.version + 1;
  const rows = asked.shifts.map((shift) => ({ ...shift, id: ctx.newId(), driverId: asked.driver_id }));
  await replaceShifts(ctx.db, asked.driver_id, rows);
  await updateDriver(ctx.db, asked.driver_id, { version, updatedAt: ctx.now });
  await recordAudit(ctx, {
    action: "driver.shifts_saved",
    subject: { kind: "driver", id: asked.driver_id },
    details: { shifts: asked.shifts.length },
  });
  return accept({ version });
}
