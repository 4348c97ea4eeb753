import { accept, type Result } from "#domain/result.ts";
import { type AssignmentState, assignmentLifecycle } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { sentTogether } from "#platform/transaction.ts";
import {
  type AssignmentChanges,
  type AssignmentRow,
  insertAssignment,
  insertAssignmentMove,
  lockAssignment,
  type NewAssignment,
  updateAssignment,
} from "./assignment-store.ts";

export type AssignmentMove = RecordMove<AssignmentState, AssignmentChanges>;

const mover = recordMover<AssignmentState, AssignmentRow, AssignmentChanges>({
  lifecycle: assignmentLifecycle,
  lock: lockAssignment,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version }) => ({ state, version }),
  update: updateAssignment,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertAssignmentMove(db, { ...line, assignmentId: recordId, fromState: from, toState: to }),
});

/** The only function that changes an assignment’s status. */
export async function moveAssignment(ctx: Context, move: AssignmentMove): Promise<Result<AssignmentRow, MoveRefusal>> {
  const moved = await mover.move(ctx, move);
  return moved.ok ? accept(moved.value.after) : moved;
}

/** A new assignment with the first entry of its history. */
export async function openAssignment(
  ctx: Context,
  { reason, ...assignment }: Omit<NewAssignment, "id" | "createdAt"> & { readonly reason?: string },
): Promise<string> {
  const id = ctx.newId();
  // Sent together, because neither needs the other's result.
  await sentTogether([
    insertAssignment(ctx.db, { ...assignment, id, createdAt: ctx.now }),
    mover.record(ctx, { id, from: null, to: assignment.state, reason }),
  ]);
  return id;
}
