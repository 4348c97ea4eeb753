import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { DispatchMessage, dispatchMessageWords } from "./emails/dispatch-message.tsx";
import { findCompany, findMessageForEmail } from "./views.ts";

/** Dispatch’s message, on the driver’s phone and by email too: they may not have the page open. */
export async function sendDispatchMessage(ctx: Context, { messageId }: EventOf<"driver.message_sent">): Promise<void> {
  const messageForEmail = await findMessageForEmail(ctx.db, messageId);
  if (!messageForEmail?.email) return;
  await ctx.emit({
    type: "notice.wanted",
    driverId: messageForEmail.driverId,
    to: "/driver/dashboard/messages",
    tag: `message:${messageId}`,
    title: "Message from dispatch",
    text: messageForEmail.text.slice(0, 300),
  });
  await ctx.mail({
    key: `dispatch-message:${messageId}`,
    template: "dispatch-message",
    to: messageForEmail.email,
    subject: messageForEmail.reference
      ? dispatchMessageWords.subject_if_message_for_email_reference({ reference: messageForEmail.reference })
      : dispatchMessageWords.subject(),
    about: messageForEmail.reference ? `booking:${messageForEmail.reference}` : `driver:${messageForEmail.driverId}`,
    content: createElement(DispatchMessage, {
      company: await findCompany(ctx.db),
      name: messageForEmail.firstName,
      text: messageForEmail.text,
      reference: messageForEmail.reference,
      link: `${ctx.siteUrl}/driver/dashboard/messages`,
    }),
  });
}
