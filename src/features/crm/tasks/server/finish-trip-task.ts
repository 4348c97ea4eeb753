import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTaskAbout } from "../../server/task-store.ts";

/** How a trip ended is known now: no one has to ask or to wait any more. */
export async function finishTripTask(ctx: Context, { tripId }: EventOf<"trip.ended">): Promise<void> {
  for (const kind of ["verify_trip", "passenger_late"])
    await finishTaskAbout(ctx.db, { kind, subjectKind: "trip", subjectId: tripId }, { at: ctx.now, by: null });
}
