import { type LostItemState, lostItemLifecycle } from "#domain/incident/lost-item-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { insertLostItemMove, type LostItemChanges, type LostItemRow, lockLostItem, updateLostItem } from "./store.ts";

export const lostItemMover = recordMover<LostItemState, LostItemRow, LostItemChanges>({
  lifecycle: lostItemLifecycle,
  lock: lockLostItem,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version, updatedAt }) => ({ state, version, updatedAt }),
  update: updateLostItem,
  insertMove: insertLostItemMove,
});

/** The only way a lost item changes its status. Its customer is notified each time. */
export async function moveLostItem(
  ctx: Context,
  move: RecordMove<LostItemState, LostItemChanges>,
): Promise<Result<LostItemRow, MoveRefusal>> {
  const moved = await lostItemMover.move(ctx, move);
  if (!moved.ok) return moved;
  const { after, moveId } = moved.value;
  await recordAudit(ctx, { action: `lost_item.${after.state}`, subject: { kind: "lost_item", id: after.id } });
  await ctx.emit({ type: "lost_item.moved", lostItemId: after.id, moveId, to: after.state });
  return accept(after);
}
