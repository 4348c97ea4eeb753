import { type DisputeKind, disputeAnswerHours, disputeKindLabels } from "#domain/incident/dispute-rules.ts";
import { accept, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { insertDispute } from "./store.ts";

type Raised = {
  readonly kind: DisputeKind;
  readonly tripId: string;
  readonly bookingId: string;
  readonly driverId: string | null;
  readonly text: string;
};

/** Records a dispute and creates a task to answer it. Each can be raised once. */
export async function openDispute(ctx: Context, { kind, tripId, bookingId, driverId, text }: Raised) {
  const id = ctx.newId();
  const isNew = await insertDispute(ctx.db, {
    id,
    kind,
    state: "open",
    tripId,
    bookingId,
    driverId,
    text,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (!isNew) return refuse("not_possible");
  await recordAudit(ctx, { action: "dispute.opened", subject: { kind: "trip_dispute", id }, details: { kind } });
  await ctx.emit({
    type: "task.wanted",
    kind: "answer_dispute",
    subjectKind: "trip_dispute",
    subjectId: id,
    title: `${driverId ? "The driver" : "The customer"} disputes: ${disputeKindLabels[kind].toLowerCase()}. Answer the dispute.`,
    dueAt: addHours(ctx.now, disputeAnswerHours).toISOString(),
  });
  return accept({ id });
}
