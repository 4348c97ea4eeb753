import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTaskAbout } from "./store.ts";

/** How a trip ended is known now: no one has to ask any more. */
export async function finishTripTask(ctx: Context, { tripId }: EventOf<"trip.ended">): Promise<void> {
  const about = { kind: "verify_trip", subjectKind: "trip", subjectId: tripId };
  await finishTaskAbout(ctx.db, about, { at: ctx.now, by: null });
}
