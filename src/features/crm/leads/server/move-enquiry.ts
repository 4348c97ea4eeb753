import { type EnquiryState, enquiryLifecycle } from "#domain/enquiry/enquiry-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import {
  type EnquiryChanges,
  type EnquiryRow,
  insertEnquiryMove,
  lockEnquiry,
  updateEnquiry,
} from "../../server/enquiry-store.ts";

const mover = recordMover<EnquiryState, EnquiryRow, EnquiryChanges>({
  lifecycle: enquiryLifecycle,
  lock: lockEnquiry,
  versionOf: ({ version }) => version,
  columnsOf: (moved) => moved,
  update: updateEnquiry,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertEnquiryMove(db, { ...line, enquiryId: recordId, fromState: from, toState: to }),
  freshOf: ({ state, version, takenBy }) => ({ enquiry: { state, version, taken_by: takenBy } }),
});

export type EnquiryMove = RecordMove<EnquiryState, EnquiryChanges>;
export type EnquiryRefusal = MoveRefusal;

/** The one way the facts of an enquiry under lock change. */
export const { edit: editEnquiry } = recordEditor<EnquiryRow>({ lock: lockEnquiry, update: updateEnquiry });

/** An enquiry under lock, as the one who acts on it saw it. */
export const lockedEnquiry = mover.lock;

/** The one way an enquiry changes its status. */
export async function moveEnquiry(ctx: Context, move: EnquiryMove): Promise<Result<EnquiryRow, EnquiryRefusal>> {
  const moved = await mover.move(ctx, move);
  if (!moved.ok) return moved;
  const { before, after } = moved.value;
  await recordAudit(ctx, {
    action: `enquiry.${move.to}`,
    subject: { kind: "enquiry", id: before.id },
    ...(move.reason && { reason: move.reason }),
    details: { reference: before.reference, from: before.state },
  });
  return accept(after);
}

/** An action’s answer: the state the enquiry is in now. */
export const answerMoved = (moved: Result<EnquiryRow, EnquiryRefusal>) =>
  moved.ok ? accept({ state: moved.value.state, version: moved.value.version }) : moved;

/** The line of a move that was undone before anyone heard of it. */
export const { recordUndone: enquiryUndone } = mover;
