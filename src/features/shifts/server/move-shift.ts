import { accept, type Result } from "#domain/result.ts";
import { type ShiftState, shiftLifecycle } from "#domain/shift/shift-rules.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { insertShiftMove, lockShift, type ShiftChanges, type ShiftRow, updateShift } from "./store.ts";

export const shiftMover = recordMover<ShiftState, ShiftRow, ShiftChanges>({
  lifecycle: shiftLifecycle,
  lock: lockShift,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version, updatedAt }) => ({ state, version, updatedAt }),
  update: updateShift,
  insertMove: insertShiftMove,
});

/** The only function that changes a shift’s status. */
export async function moveShift(
  ctx: Context,
  move: RecordMove<ShiftState, ShiftChanges>,
): Promise<Result<ShiftRow, MoveRefusal>> {
  const moved = await shiftMover.move(ctx, move);
  if (!moved.ok) return moved;
  const { after } = moved.value;
  await recordAudit(ctx, {
    action: `shift.${after.state}`,
    subject: { kind: "driver", id: after.driverId },
    reason: move.reason ?? "",
    details: { shift_id: after.id, expected_cents: after.expectedCents, handed_cents: after.handedCents },
  });
  return accept(after);
}
