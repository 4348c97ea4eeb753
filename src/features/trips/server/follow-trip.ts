import { type AssignmentState, type TripState, tripLifecycle } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { lockAssignmentsOf } from "./assignment-store.ts";
import { moveAssignment } from "./move-assignment.ts";

/** Nobody drives any more, and the one who did has done their part. */
const isDriven = (state: TripState): boolean => state === "completed_unverified" || tripLifecycle.isEnd(state);

/** The assignment of a trip’s driver follows it: active from the departure, fulfilled when it is over. */
export async function followTrip(ctx: Context, { id, state }: { readonly id: string; readonly state: TripState }) {
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
