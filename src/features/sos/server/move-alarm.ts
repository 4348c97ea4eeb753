import { accept, type Result } from "#domain/result.ts";
import { type SosState, sosLifecycle } from "#domain/sos/sos-lifecycle.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { insertAlarmMove, lockAlarm, type SosChanges, type SosRow, updateAlarm } from "./store.ts";

export const alarmMover = recordMover<SosState, SosRow, SosChanges>({
  lifecycle: sosLifecycle,
  lock: lockAlarm,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version, updatedAt }) => ({ state, version, updatedAt }),
  update: updateAlarm,
  insertMove: insertAlarmMove,
});

/** The only function that changes an alarm’s status. */
export async function moveAlarm(
  ctx: Context,
  move: RecordMove<SosState, SosChanges>,
): Promise<Result<{ version: number }, MoveRefusal>> {
  const moved = await alarmMover.move(ctx, move);
  if (!moved.ok) return moved;
  const { after } = moved.value;
  await recordAudit(ctx, {
    action: `sos.${after.state}`,
    subject: { kind: "sos_alarm", id: after.id },
    reason: move.reason ?? "",
    details: { driver_id: after.driverId },
  });
  return accept({ version: after.version });
}
