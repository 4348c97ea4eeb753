import type { EnquiryState } from "#domain/enquiry/enquiry-lifecycle.ts";
import { enquiryLifecycle } from "#domain/enquiry/enquiry-lifecycle.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { type EnquiryChanges, lockEnquiry, updateEnquiry } from "../../server/enquiry-store.ts";
import { findQuoted } from "../../server/views.ts";
import { finishTaskAbout } from "../../tasks/server/store.ts";
import { moveEnquiry } from "./move-enquiry.ts";

/** A quote is an answer: whoever asked has been answered, and the task to do so is done. */
export async function noteQuoteSent(ctx: Context, { quoteId }: EventOf<"quote.sent">): Promise<void> {
  const quoted = await findQuoted(ctx.db, quoteId);
  const done = { at: ctx.now, by: null };
  if (quoted.bookingId)
    await finishTaskAbout(
      ctx.db,
      { kind: "sla_breach", subjectKind: "booking", subjectId: quoted.bookingReference },
      done,
    );
  if (!quoted.enquiryId) return;
  const enquiry = await lockEnquiry(ctx.db, quoted.enquiryId);
  if (!enquiry) return;
  const about = { kind: "sla_breach", subjectKind: "enquiry", subjectId: enquiry.reference };
  await finishTaskAbout(ctx.db, about, done);
  await follow(ctx, enquiry.id, "quoted", { answeredAt: enquiry.answeredAt ?? quoted.sentAt ?? ctx.now });
}

/** The customer said yes. */
export async function winEnquiry(ctx: Context, { quoteId }: EventOf<"quote.accepted">): Promise<void> {
  const { enquiryId } = await findQuoted(ctx.db, quoteId);
  if (enquiryId) await follow(ctx, enquiryId, "won", {});
}

/** The customer said no, and why; or never answered. */
export async function loseEnquiry(ctx: Context, event: EventOf<"quote.declined" | "quote.expired">): Promise<void> {
  const { enquiryId, declineReason } = await findQuoted(ctx.db, event.quoteId);
  const lostReason = event.type === "quote.expired" ? "The quote expired without an answer" : declineReason;
  if (enquiryId) await follow(ctx, enquiryId, "lost", { lostReason });
}

/** We withdrew what we had sent: there is nothing left to decide on, and it is ours to go on. */
export async function reopenEnquiry(ctx: Context, { quoteId }: EventOf<"quote.withdrawn">): Promise<void> {
  const { enquiryId, sentAt } = await findQuoted(ctx.db, quoteId);
  if (enquiryId && sentAt) await follow(ctx, enquiryId, "qualified", {});
}

/** Where the table does not allow it, somebody has decided otherwise in the meantime, and that stands. */
async function follow(ctx: Context, id: string, to: EnquiryState, changes: EnquiryChanges) {
  const enquiry = await lockEnquiry(ctx.db, id);
  if (!enquiry) return;
  if (enquiryLifecycle.can(enquiry.state, to))
    await moveEnquiry(ctx, { id, to, changes, ...(changes.lostReason && { reason: changes.lostReason }) });
  else if (Object.keys(changes).length > 0 && enquiry.state === to) await updateEnquiry(ctx.db, id, changes);
}
