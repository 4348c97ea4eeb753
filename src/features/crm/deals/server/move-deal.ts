import { type DealState, dealLifecycle, isOpenDeal, probabilityAfter } from "#domain/crm/deal-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { recordMover } from "#platform/move-record.ts";
import type { dealsContract } from "../contract.ts";
import { type DealChanges, type DealRow, insertDealMove, lockDeal, updateDeal } from "./deal-store.ts";
import { findDealMoves } from "./views.ts";

const mover = recordMover<DealState, DealRow, DealChanges>({
  lifecycle: dealLifecycle,
  lock: lockDeal,
  versionOf: ({ version }) => version,
  columnsOf: (moved) => moved,
  update: updateDeal,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertDealMove(db, { ...line, dealId: recordId, fromState: from, toState: to }),
  freshOf: ({ state, version }) => ({ deal: { state, version } }),
});

/** A deal under lock, as the one who acts on it saw it. */
export const lockedDeal = mover.lock;
export const recordDeal = mover.record;

/** The one way the facts of a deal change while its stage stays. */
export const { edit: editDeal } = recordEditor<DealRow>({ lock: lockDeal, update: updateDeal });

/** Moves a deal to another stage. The second of two reads who was first. */
export async function moveDeal(ctx: Context, input: ParsedOf<typeof dealsContract.moveDeal>) {
  const { id, version, to, reason, probability } = input;
  if (to === "lost" && reason === "") return refuse("reason_missing");
  const deal = await lockedDeal(ctx, { id, version });
  if (!deal.ok) {
    if (deal.reason !== "changed_meanwhile") return deal;
    const [last] = await findDealMoves(ctx.db, id);
    return refuse("changed_meanwhile", { ...deal.details, by: last?.name ?? null });
  }
  const changes = {
    probability: isOpenDeal(to) ? (probability ?? probabilityAfter(deal.value, to)) : probabilityAfter(deal.value, to),
    lostReason: to === "lost" ? reason : null,
    closedAt: isOpenDeal(to) ? null : ctx.now,
  };
  const moved = await mover.moveLocked(ctx, deal.value, { to, reason, changes });
  if (!moved.ok) return moved;
  const details = { from: deal.value.state };
  await recordAudit(ctx, { action: `deal.${to}`, subject: { kind: "deal", id }, ...(reason && { reason }), details });
  return accept({ id, state: to, version: moved.value.after.version });
}
