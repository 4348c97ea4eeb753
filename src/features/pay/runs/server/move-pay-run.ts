import { type PayRunState, payRunLifecycle } from "#domain/pay/pay-run.ts";
import { accept, type Result } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { insertRunMove, lockRun, type PayRunChanges, type PayRunRow, updateRun } from "./store.ts";

export const payRunMover = recordMover<PayRunState, PayRunRow, PayRunChanges>({
  lifecycle: payRunLifecycle,
  lock: lockRun,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version, updatedAt }) => ({ state, version, updatedAt }),
  update: updateRun,
  insertMove: insertRunMove,
});

/** The only function that changes a pay run’s status. */
export async function movePayRun(
  ctx: Context,
  move: RecordMove<PayRunState, PayRunChanges>,
): Promise<Result<PayRunRow, MoveRefusal>> {
  const moved = await payRunMover.move(ctx, move);
  if (!moved.ok) return moved;
  const { after } = moved.value;
  await recordAudit(ctx, {
    action: `pay_run.${after.state}`,
    subject: { kind: "pay_run", id: after.id },
    reason: move.reason ?? "",
    details: { from: after.firstDay, until: after.lastDay, total_cents: after.totalCents },
  });
  return accept(after);
}
