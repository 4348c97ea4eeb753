import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { ChangeRejected, changeRejectedWords } from "./emails/change-rejected.tsx";
import { readEmail } from "./read-change-email.ts";

/** To the customer: the booking is unchanged, so no calendar entry is attached. */
export async function sendChangeRejected(ctx: Context, event: EventOf<"booking.change_rejected">): Promise<void> {
  const email = await readEmail(ctx, event);
  await ctx.mail({
    key: `change-rejected:${event.changeId}`,
    template: "change-rejected",
    to: email.booking.email,
    subject: changeRejectedWords.subject({ reference: email.booking.reference }),
    about: `booking:${email.booking.reference}`,
    content: createElement(ChangeRejected, email),
  });
}
