import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { editThread, openThreadOf, previewOf } from "./keep-thread.ts";
import { findEnquiry } from "./views.ts";

/** An enquiry by a form of the site is the first message of a thread. One that came by phone has its thread already. */
export async function openEnquiryThread(ctx: Context, { reference }: EventOf<"enquiry.received">): Promise<void> {
  const enquiry = await findEnquiry(ctx.db, reference);
  const thread = enquiry && (await openThreadOf(ctx, `enquiry:${reference}`));
  if (!enquiry || !thread || thread.lastText !== "") return;
  const isAnswered = enquiry.answeredAt !== null;
  await editThread(ctx, thread, {
    waitsFor: isAnswered ? "customer" : "team",
    isUnread: !isAnswered,
    answerDueAt: isAnswered ? null : enquiry.responseDueAt,
    lastAt: enquiry.createdAt,
    lastChannel: "form",
    lastDirection: "in",
    lastText: previewOf(enquiry.message),
  });
}
