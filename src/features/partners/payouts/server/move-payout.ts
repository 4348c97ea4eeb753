import { type PayoutState, payoutLifecycle } from "#domain/partner/payout.ts";
import { accept, type Result } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { insertPayoutMove, lockPayout, type PayoutChanges, type PayoutRow, updatePayout } from "./store.ts";

export const payoutMover = recordMover<PayoutState, PayoutRow, PayoutChanges>({
  lifecycle: payoutLifecycle,
  lock: lockPayout,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version, updatedAt }) => ({ state, version, updatedAt }),
  update: updatePayout,
  insertMove: insertPayoutMove,
});

/** The only function that changes a payout’s status. */
export async function movePayout(
  ctx: Context,
  move: RecordMove<PayoutState, PayoutChanges>,
): Promise<Result<PayoutRow, MoveRefusal>> {
  const moved = await payoutMover.move(ctx, move);
  if (!moved.ok) return moved;
  const { after } = moved.value;
  await recordAudit(ctx, {
    action: `partner_payout.${after.state}`,
    subject: { kind: "partner_payout", id: after.id },
    reason: move.reason ?? "",
    details: { reference: after.reference, amount_cents: after.amountCents },
  });
  return accept(after);
}
