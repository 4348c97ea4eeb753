import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { moveTrip } from "../../server/move-trip.ts";
import { findSilentTrips } from "./views.ts";

/**
 * Hours after the planned end without a word from the driver, the trip counts as completed and our team gets
 * a task to ask.
 */
export async function completeSilentTrips(ctx: Context): Promise<void> {
  for (const { id, end, reference } of await findSilentTrips(ctx.db, ctx.now)) {
    const moved = await moveTrip(ctx, { id, to: "completed_unverified", reason: "nothing heard from the driver" });
    // The trip’s outcome has just been reported.
    if (!moved.ok) continue;
    await ctx.emit({
      type: "task.wanted",
      kind: "verify_trip",
      subjectKind: "trip",
      subjectId: id,
      title: `${reference}: nothing heard from the driver since the trip’s planned end on ${formatMoment(end)}. Find out what happened.`,
      dueAt: ctx.now.toISOString(),
    });
  }
}
