import { nameOfActor } from "#domain/account/roles.ts";
import { type ApplicationState, mayMoveApplication } from "#domain/partner/application-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type ApplicationRow, insertMove, lockApplication, updateApplication } from "./store.ts";

export type Move = {
  readonly id: string;
  /** What the office had before its eyes; left out where nobody decides on what they saw. */
  readonly version?: number;
  readonly to: ApplicationState;
  /** What is written beside the move: a question, an answer, a reason. */
  readonly note?: string;
  /** For the record of actions: `application.approved`. */
  readonly action: string;
  /** Who does it, when that is not who is asking. */
  readonly by?: string;
};

export type Moved = { readonly application: ApplicationRow; readonly moveId: string };
type MoveRefusal = "not_found" | "changed_meanwhile" | "not_possible";

/** The one way an application changes its state: under a lock, along the table of allowed moves, and on record. */
export async function moveApplication(ctx: Context, move: Move): Promise<Result<Moved, MoveRefusal>> {
  const before = await lockApplication(ctx.db, move.id);
  if (!before) return refuse("not_found");
  if (move.version !== undefined && move.version !== before.version) return refuse("changed_meanwhile");
  if (!mayMoveApplication(before.state, move.to)) return refuse("not_possible");

  const note = move.note ?? "";
  const changes = { state: move.to, version: before.version + 1, note, updatedAt: ctx.now };
  const moveId = ctx.newId();
  await updateApplication(ctx.db, move.id, changes);
  await insertMove(ctx.db, {
    id: moveId,
    applicationId: move.id,
    fromState: before.state,
    toState: move.to,
    actor: move.by ?? nameOfActor(ctx.actor),
    note,
    createdAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: move.action,
    subject: { kind: "partner_application", id: move.id },
    reason: note,
    details: { reference: before.reference, from: before.state, to: move.to },
  });

  return accept({ application: { ...before, ...changes }, moveId });
}
