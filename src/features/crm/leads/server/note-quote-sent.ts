import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { lockEnquiry } from "../../server/enquiry-store.ts";
import { finishTaskAbout } from "../../server/task-store.ts";
import { findQuoted } from "../../server/views.ts";
import { moveQuotedEnquiry } from "./move-quoted-enquiry.ts";

/** A quote is an answer: the customer has been answered, and the task to do so is done. */
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
  await moveQuotedEnquiry(ctx, enquiry.id, "quoted", { answeredAt: enquiry.answeredAt ?? quoted.sentAt ?? ctx.now });
}
