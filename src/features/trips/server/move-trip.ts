import { accept, type Result } from "#domain/result.ts";
import { type AssignmentState, type TripState, tripLifecycle } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { lockAssignmentsOf } from "./assignment-store.ts";
import { moveAssignment } from "./move-assignment.ts";
import { insertTripMove, lockTrip, type TripFacts, type TripRow, updateTrip } from "./store.ts";

export type TripMove = RecordMove<TripState, TripFacts>;

const mover = recordMover<TripState, TripRow, TripFacts>({
  lifecycle: tripLifecycle,
  lock: lockTrip,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version }) => ({ state, version }),
  update: updateTrip,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertTripMove(db, { ...line, tripId: recordId, fromState: from, toState: to }),
});

/**
 * The only function that changes a trip’s status. Its driver’s assignment follows; its booking follows by
 * event.
 */
export async function moveTrip(ctx: Context, move: TripMove): Promise<Result<TripRow, MoveRefusal>> {
  return follow(ctx, await mover.move(ctx, move));
}

/** The same for a trip that is already locked. */
export async function moveLockedTrip(
  ctx: Context,
  trip: TripRow,
  move: Omit<TripMove, "id" | "version">,
): Promise<Result<TripRow, MoveRefusal>> {
  return follow(ctx, await mover.moveLocked(ctx, trip, move));
}

async function follow(
  ctx: Context,
  moved: Awaited<ReturnType<typeof mover.move>>,
): Promise<Result<TripRow, MoveRefusal>> {
  if (!moved.ok) return moved;
  const { id: tripId, bookingId, state } = moved.value.after;
  await followTrip(ctx, moved.value.after);
  if (state === "en_route") await ctx.emit({ type: "trip.departed", tripId, bookingId });
  if (tripLifecycle.isEnd(state)) await ctx.emit({ type: "trip.ended", tripId, bookingId });
  return accept(moved.value.after);
}

/** Locks the trip if it is unchanged since its reader saw it. */
/** The one way the facts of a trip under lock change. */
export const { edit: editTrip } = recordEditor<TripRow, TripFacts>({
  lock: lockTrip,
  update: updateTrip,
  isUndated: true,
});

export const lockTripSeen = (ctx: Context, seen: { readonly id: string; readonly version: number }) =>
  mover.lock(ctx, seen);

/** The trip is over and its driver has done their part. */
const isDriven = (state: TripState): boolean => state === "completed_unverified" || tripLifecycle.isEnd(state);

/** A trip’s assignment follows it: active from the departure, fulfilled at the end. */
async function followTrip(ctx: Context, { id, state }: { readonly id: string; readonly state: TripState }) {
  if (state !== "en_route" && !isDriven(state)) return;
  const rows = await lockAssignmentsOf(ctx.db, id);
  for (const row of rows.filter((one) => one.state === "accepted" || one.state === "active")) {
    const way: readonly AssignmentState[] = isDriven(state) ? ["active", "fulfilled"] : ["active"];
    for (const to of way.filter((one) => one !== row.state)) {
      const moved = await moveAssignment(ctx, { id: row.id, to, reason: state });
      if (!moved.ok) throw new Error(`Assignment ${row.id} could not follow its trip: ${moved.reason}`);
    }
  }
}

/** Records a move that was undone before anyone was notified. */
export const { recordUndone: tripUndone } = mover;
