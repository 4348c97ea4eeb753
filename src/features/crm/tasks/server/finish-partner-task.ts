import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTaskAbout } from "../../server/task-store.ts";

/** A partner has our answer: nothing is left to do about it. */
export async function finishPartnerTask(ctx: Context, { disputeId }: EventOf<"partner.dispute_answered">) {
  const subject = { kind: "answer_partner", subjectKind: "partner_dispute", subjectId: disputeId };
  await finishTaskAbout(ctx.db, subject, { at: ctx.now, by: null });
}
