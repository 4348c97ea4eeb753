import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { ChangeRequested, changeRequestedWords } from "./emails/change-requested.tsx";
import { readEmail } from "./read-change-email.ts";

/** To our team: a customer is waiting for an answer. */
export async function alertChangeRequested(ctx: Context, event: EventOf<"booking.change_proposed">): Promise<void> {
  const email = await readEmail(ctx, event);
  if (email.booking.isTest) return;
  await ctx.mail({
    key: `change-requested:${event.changeId}`,
    template: "change-requested",
    to: email.company.email,
    replyTo: email.booking.email,
    subject: changeRequestedWords.subject({ reference: email.booking.reference, answer_by: email.answerBy }),
    about: `booking:${email.booking.reference}`,
    content: createElement(ChangeRequested, {
      ...email,
      adminLink: `${ctx.siteUrl}/admin/booking?reference=${email.booking.reference}`,
    }),
  });
}
