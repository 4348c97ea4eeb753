import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTaskAbout, finishTasksOfInvoice } from "./store.ts";

type Ended = EventOf<
  | "incident.resolved"
  | "lost_item.moved"
  | "dispute.answered"
  | "partner.dispute_answered"
  | "rating.settled"
  | "rating.dispute_decided"
  | "invoice.overpayment_settled"
>;

/** What a task was about has ended: nothing is left to do about it. */
export async function endTask(ctx: Context, event: Ended): Promise<void> {
  const done = { at: ctx.now, by: null };
  if (event.type === "invoice.overpayment_settled") return finishTasksOfInvoice(ctx.db, event.invoiceId, done);
  const subject = subjectOf(event);
  if (subject) await finishTaskAbout(ctx.db, subject, done);
}

function subjectOf(event: Exclude<Ended, { type: "invoice.overpayment_settled" }>) {
  switch (event.type) {
    case "incident.resolved":
      return { kind: "handle_incident", subjectKind: "incident", subjectId: event.incidentId };
    case "dispute.answered":
      return { kind: "answer_dispute", subjectKind: "trip_dispute", subjectId: event.disputeId };
    case "partner.dispute_answered":
      return { kind: "answer_partner", subjectKind: "partner_dispute", subjectId: event.disputeId };
    case "rating.settled":
      return { kind: "handle_rating", subjectKind: "rating", subjectId: event.ratingId };
    case "rating.dispute_decided":
      return { kind: "decide_dispute", subjectKind: "rating", subjectId: event.ratingId };
    case "lost_item.moved":
      return event.to === "closed"
        ? { kind: "find_lost_item", subjectKind: "lost_item", subjectId: event.lostItemId }
        : undefined;
  }
}
