import { type DriverState, driverLifecycle } from "#domain/driver/driver-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { type DriverChanges, type DriverRow, insertDriverMove, lockDriver, updateDriver } from "./store.ts";

const mover = recordMover<DriverState, DriverRow, DriverChanges>({
  lifecycle: driverLifecycle,
  lock: lockDriver,
  versionOf: ({ version }) => version,
  columnsOf: (moved) => moved,
  update: updateDriver,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertDriverMove(db, { ...line, driverId: recordId, fromState: from, toState: to }),
});

/** Locks the driver if unchanged since the reader saw it. */
export const lockCurrent = mover.lock;
/** The only function that changes a driver’s facts. */
export const { edit: editDriver } = recordEditor<DriverRow>({ lock: lockDriver, update: updateDriver });
/** The first history entry of a new driver. */
export const recordStart = mover.record;

/** The only function that changes a driver’s status. */
export async function moveDriver(
  ctx: Context,
  move: Omit<RecordMove<DriverState, DriverChanges>, "changes">,
): Promise<Result<DriverRow, MoveRefusal>> {
  const changes: DriverChanges = { leftAt: move.to === "left" ? ctx.now : null };
  const moved = await mover.move(ctx, { ...move, changes });
  if (!moved.ok) return moved;
  const { before, after } = moved.value;
  await recordAudit(ctx, {
    action: "driver.status_changed",
    subject: { kind: "driver", id: after.id },
    reason: move.reason ?? "",
    details: { from: before.state, to: after.state },
  });
  return accept(after);
}
