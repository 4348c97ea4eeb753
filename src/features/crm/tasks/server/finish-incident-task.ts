import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTaskAbout } from "../../server/task-store.ts";

type Ended = EventOf<"incident.resolved" | "lost_item.moved" | "dispute.answered">;

/** An incident is resolved, a lost item closed or a dispute answered: nothing is left to do about it. */
export async function finishIncidentTask(ctx: Context, event: Ended): Promise<void> {
  const subject = subjectOf(event);
  if (subject) await finishTaskAbout(ctx.db, subject, { at: ctx.now, by: null });
}

function subjectOf(event: Ended) {
  if (event.type === "incident.resolved")
    return { kind: "handle_incident", subjectKind: "incident", subjectId: event.incidentId };
  if (event.type === "dispute.answered")
    return { kind: "answer_dispute", subjectKind: "trip_dispute", subjectId: event.disputeId };
  return event.to === "closed"
    ? { kind: "find_lost_item", subjectKind: "lost_item", subjectId: event.lostItemId }
    : undefined;
}
