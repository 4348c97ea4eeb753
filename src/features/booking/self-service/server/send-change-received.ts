import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { ChangeReceived, changeReceivedWords } from "./emails/change-received.tsx";
import { readEmail } from "./read-change-email.ts";

/** To the customer: we received the request, and when we answer. */
export async function sendChangeReceived(ctx: Context, event: EventOf<"booking.change_proposed">): Promise<void> {
  const email = await readEmail(ctx, event);
  await ctx.mail({
    key: `change-received:${event.changeId}`,
    template: "change-received",
    to: email.booking.email,
    subject: changeReceivedWords.subject({ reference: email.booking.reference }),
    about: `booking:${email.booking.reference}`,
    content: createElement(ChangeReceived, email),
  });
}
