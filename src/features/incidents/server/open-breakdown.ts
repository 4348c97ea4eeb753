import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { incidentMover } from "./move-incident.ts";
import { insertIncident } from "./store.ts";
import { findCrewOf, hasOpenIncident } from "./views.ts";
import { wantAnswer } from "./want-answer.ts";

/**
 * Opens an incident for a breakdown, so that our team investigates its cause and cost. If the driver has
 * already reported one, that is used.
 */
export async function openBreakdown(ctx: Context, event: EventOf<"trip.broken_off">): Promise<void> {
  const crew = await findCrewOf(ctx.db, event.assignmentId);
  if (!crew || (await hasOpenIncident(ctx.db, event.tripId))) return;
  const [id, type, severity] = [event.incidentId, "breakdown", "serious"] as const;
  const isNew = await insertIncident(ctx.db, {
    id,
    type,
    severity,
    state: "open",
    text: event.reason,
    tripId: event.tripId,
    bookingId: event.bookingId,
    ...crew,
    reportedBy: event.by,
    happenedAt: new Date(event.at),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (!isNew) return;
  await incidentMover.record(ctx, { id, from: null, to: "open" });
  await wantAnswer(ctx, { id, type, severity });
}
