import { type AbsenceState, absenceLifecycle } from "#domain/driver/driver-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { type AbsenceChanges, type AbsenceRow, lockAbsence, updateAbsence } from "./store.ts";

const mover = recordMover<AbsenceState, AbsenceRow, AbsenceChanges>({
  lifecycle: absenceLifecycle,
  lock: lockAbsence,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version }) => ({ state, version }),
  update: updateAbsence,
  // The person requesting and the one deciding have their own columns; the activity log has every change.
  insertMove: async () => {},
});

/** The only function that changes the status of time off. */
export async function moveAbsence(
  ctx: Context,
  move: RecordMove<AbsenceState, AbsenceChanges>,
): Promise<Result<AbsenceRow, MoveRefusal>> {
  const moved = await mover.move(ctx, move);
  if (!moved.ok) return moved;
  const { before, after } = moved.value;
  await recordAudit(ctx, {
    action: `driver_absence.${after.state}`,
    subject: { kind: "driver", id: after.driverId },
    reason: move.reason ?? "",
    details: { from: before.state, absence_id: after.id },
  });
  return accept(after);
}
