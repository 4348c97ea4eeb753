import type { AssignmentState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { type AssignmentRow, lockAssignmentsOf } from "./assignment-store.ts";
import { moveAssignment } from "./move-assignment.ts";

type Freed = {
  readonly id: string;
  readonly bookingId: string;
  /** Another driver is assigned in the same step. */
  readonly isReplaced?: boolean;
  /** The offer being accepted; all others end. */
  readonly except?: string;
  /** The assignments, locked, if the caller has already read them. */
  readonly known?: readonly AssignmentRow[] | undefined;
  readonly reason: string;
};

const endOf = (state: AssignmentState, isReplaced: boolean): AssignmentState => {
  if (state === "proposed" || state === "offered") return "withdrawn";
  return state === "accepted" && isReplaced ? "replaced" : "removed";
};

/** Ends all assignments and offers of a trip and notifies its driver. The caller moves the trip itself. */
export async function freeTrip(
  ctx: Context,
  { id, bookingId, isReplaced = false, except, known, reason }: Freed,
): Promise<void> {
  for (const row of known ?? (await lockAssignmentsOf(ctx.db, id))) {
    if (row.id === except) continue;
    const to = endOf(row.state, isReplaced);
    const ended = await moveAssignment(ctx, { id: row.id, to, reason, changes: { reason } });
    if (!ended.ok) throw new Error(`Assignment ${row.id} could not end: ${ended.reason}`);
    if (to !== "withdrawn") await ctx.emit({ type: "driver.removed", tripId: id, bookingId, assignmentId: row.id });
  }
}
