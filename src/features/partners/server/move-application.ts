import { type ApplicationState, applicationLifecycle } from "#domain/partner/application-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { type ApplicationRow, insertMove, lockApplication, updateApplication } from "./store.ts";

type Changes = { readonly note: string; readonly agreedTerms?: ApplicationRow["agreedTerms"] };

export type ApplicationMove = Omit<RecordMove<ApplicationState, Changes>, "changes" | "reason"> & {
  /** The move’s note: a question, an answer, a reason. */
  readonly note?: string;
  /** The terms agreed with an approval. */
  readonly agreedTerms?: NonNullable<ApplicationRow["agreedTerms"]>;
  /** For the activity log: `application.approved`. */
  readonly action: string;
};

export type Moved = { readonly application: ApplicationRow; readonly moveId: string };

const mover = recordMover<ApplicationState, ApplicationRow, Changes>({
  lifecycle: applicationLifecycle,
  lock: lockApplication,
  versionOf: ({ version }) => version,
  columnsOf: (moved) => moved,
  update: updateApplication,
  insertMove: (db, { recordId, from, to, reason, ...line }) =>
    insertMove(db, { ...line, applicationId: recordId, fromState: from, toState: to, note: reason ?? "" }),
});

/** The only function that changes an application’s status. */
export async function moveApplication(
  ctx: Context,
  { note = "", action, agreedTerms, ...move }: ApplicationMove,
): Promise<Result<Moved, MoveRefusal>> {
  const moved = await mover.move(ctx, {
    ...move,
    reason: note,
    changes: { note, ...(agreedTerms && { agreedTerms }) },
  });
  if (!moved.ok) return moved;
  const { before, after, moveId } = moved.value;
  await recordAudit(ctx, {
    action,
    subject: { kind: "partner_application", id: move.id },
    reason: note,
    details: { reference: before.reference, from: before.state, to: move.to, ...(agreedTerms && { agreedTerms }) },
  });
  return accept({ application: after, moveId });
}
