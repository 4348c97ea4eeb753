import { missingToDrive } from "#domain/driver/driver-readiness.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockCurrent, moveDriver } from "../../server/move-driver.ts";
import { findDocumentsOf } from "../../server/readiness-views.ts";
import type { DriverRow } from "../../server/store.ts";
import type { driversDeskContract } from "../contract.ts";
import { findTripsAhead } from "./views.ts";

const needReason: readonly string[] = ["suspended", "left"];

/** Changes a driver's status: to active only with everything verified, to left only without trips ahead. */
export async function changeDriverStatus(ctx: Context, input: ParsedOf<typeof driversDeskContract.changeDriverStatus>) {
  const { driver_id: id, version, to, reason } = input;
  if (needReason.includes(to) && reason === "") return refuse("reason_missing");
  const current = await lockCurrent(ctx, { id, version });
  if (!current.ok) return current;
  const missing = to === "active" ? await missingFor(ctx, current.value) : [];
  if (missing.length > 0) return refuse("not_ready", { missing });
  const ahead = to === "left" || to === "suspended" ? await findTripsAhead(ctx.db, id, ctx.now) : [];
  if (to === "left" && ahead.length > 0)
    return refuse("has_trips", { references: ahead.map(({ reference }) => reference) });

  const moved = await moveDriver(ctx, { id, version, to, reason });
  if (!moved.ok) return moved;
  if (ahead.length > 0) await askForOthers(ctx, moved.value, ahead.length);

  return accept({ state: moved.value.state, version: moved.value.version });
}

async function missingFor(ctx: Context, driver: DriverRow): Promise<readonly string[]> {
  const documents = (await findDocumentsOf(ctx.db, [driver.id])).get(driver.id) ?? [];
  return missingToDrive({ bornOn: driver.bornOn, documents }, localDateOf(ctx.now));
}

/** Creates a task to reassign a suspended driver’s trips. */
const askForOthers = (ctx: Context, driver: DriverRow, trips: number) =>
  ctx.emit({
    type: "task.wanted",
    kind: "find_driver",
    subjectKind: "driver",
    subjectId: `${driver.id}:${driver.version}`,
    title: `${driver.firstName} ${driver.lastName} is suspended: ${trips === 1 ? "1 trip needs" : `${trips} trips need`} another driver`,
    dueAt: null,
  });
