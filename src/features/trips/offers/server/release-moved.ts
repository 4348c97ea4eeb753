import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { moveTrip } from "../../server/move-trip.ts";
import { releaseDriver } from "./release-driver.ts";
import { findCrewOf } from "./release-views.ts";

/** A trip that was moved outside its driver's time needs a driver again; otherwise it keeps its driver. */
export async function releaseMoved(ctx: Context, event: EventOf<"booking.changed">): Promise<void> {
  const crew = await findCrewOf(ctx.db, event.reference);
  for (const member of crew.filter(({ fits }) => !fits)) {
    await releaseDriver(ctx, member, { reference: event.reference, why: "moved", changeId: event.changeId });
    await moveTrip(ctx, { id: member.tripId, to: "unassigned", reason: "its time has changed" });
    await ctx.emit({
      type: "task.wanted",
      kind: "find_driver",
      subjectKind: "trip_change",
      subjectId: `${event.changeId}:${member.leg}`,
      title: `${event.reference}: the trip has moved and needs a driver`,
      dueAt: null,
    });
  }
}
