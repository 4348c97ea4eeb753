import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { bookingLink } from "../../server/make-links.ts";
import { findBookingForEmail, findCompany } from "../../server/views.ts";
import { RequotePromised, requotePromisedWords } from "./emails/requote-promised.tsx";

/** Tells the customer that we withdrew their quote, and when they hear from us. */
export async function sendRequotePromised(ctx: Context, event: EventOf<"booking.requote_promised">): Promise<void> {
  const { reference } = event;
  const request = await findBookingForEmail(ctx.db, reference);
  const company = await findCompany(ctx.db);
  const dueAt = request.responseDueAt;
  await ctx.mail({
    key: `requote-promised:${reference}:${dueAt?.toISOString() ?? ""}`,
    template: "requote-promised",
    to: request.email,
    about: `booking:${reference}`,
    subject: requotePromisedWords.subject({ reference }),
    content: createElement(RequotePromised, { request, dueAt, link: bookingLink(ctx, reference), company }),
  });
}
