import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { releaseDriver } from "./release-driver.ts";
import { freeTrip } from "./release-store.ts";
import { findCrewOf } from "./release-views.ts";

/** A trip that has moved out of its driver's time needs a driver again; one that still fits keeps its own. */
export async function releaseMoved(ctx: Context, event: EventOf<"booking.changed">): Promise<void> {
  const crew = await findCrewOf(ctx.db, event.reference);
  for (const member of crew.filter(({ fits }) => !fits)) {
    await releaseDriver(ctx, member, { reference: event.reference, why: "moved", changeId: event.changeId });
    await freeTrip(ctx.db, member.tripId);
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
