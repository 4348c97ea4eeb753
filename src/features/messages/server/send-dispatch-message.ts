import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { DispatchMessage } from "./emails/dispatch-message.tsx";
import { findCompany, findMessageForEmail } from "./views.ts";

/** What dispatch wrote, on the driver’s phone and by email too: they may not have the page open. */
export async function sendDispatchMessage(ctx: Context, { messageId }: EventOf<"driver.message_sent">): Promise<void> {
  const found = await findMessageForEmail(ctx.db, messageId);
  if (!found?.email) return;
  await ctx.emit({
    type: "notice.wanted",
    driverId: found.driverId,
    to: "/driver/dashboard/messages",
    tag: `message:${messageId}`,
    title: "Message from dispatch",
    text: found.text.slice(0, 300),
  });
  await ctx.mail({
    key: `dispatch-message:${messageId}`,
    template: "dispatch-message",
    to: found.email,
    subject: found.reference ? `Message from dispatch about ${found.reference}` : "Message from dispatch",
    about: found.reference ? `booking:${found.reference}` : `driver:${found.driverId}`,
    content: createElement(DispatchMessage, {
      company: await findCompany(ctx.db),
      name: found.firstName,
      text: found.text,
      reference: found.reference,
      link: `${ctx.siteUrl}/driver/dashboard/messages`,
    }),
  });
}
