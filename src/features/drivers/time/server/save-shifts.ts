import { haveOverlap } from "#domain/driver/weekly-shifts.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import { editDriver, lockCurrent } from "../../server/move-driver.ts";
import type { driverTimeContract } from "../contract.ts";
import { deleteShifts, findShiftRows, insertShifts } from "./store.ts";

type Week = ParsedOf<typeof driverTimeContract.saveShifts>["shifts"];

/** Saves a driver's whole week; removed shifts can be restored. */
export async function saveShifts(ctx: Context, input: ParsedOf<typeof driverTimeContract.saveShifts>) {
  const current = await lockCurrent(ctx, { id: input.driver_id, version: input.version });
  if (!current.ok) return current;
  if (haveOverlap(input.shifts)) return refuse("shifts_overlap");

  await writeWeek(ctx, input.driver_id, input.shifts);
  const { version } = await editDriver(ctx, current.value, {});
  await recordAudit(ctx, {
    action: "driver.shifts_saved",
    subject: { kind: "driver", id: input.driver_id },
    details: { shifts: input.shifts.length },
  });
  return accept({ version });
}

async function writeWeek(ctx: Context, driverId: string, week: Week): Promise<void> {
  const rows = await findShiftRows(ctx.db, driverId);
  const [before, after] = [new Set(rows.map(keyOf)), new Set(week.map(keyOf))];
  const gone = rows.filter((row) => !after.has(keyOf(row)));
  if (gone.length > 0) await keepDeleted(ctx, "driver_shift");
  await deleteShifts(
    ctx.db,
    gone.map(({ id }) => id),
  );
  const added = week.filter((shift) => !before.has(keyOf(shift)));
  await insertShifts(
    ctx.db,
    added.map((shift) => ({ ...shift, id: ctx.newId(), driverId })),
  );
}

/** The database has 05:00:00 where the form has 05:00. */
const keyOf = ({ weekday, starts, ends }: Week[number]) => `${weekday} ${starts.slice(0, 5)} ${ends.slice(0, 5)}`;
