import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { bookingLink } from "../../server/make-links.ts";
import { findBookingForEmail, findCompany } from "../../server/views.ts";
import { RequestClosed } from "./emails/request-closed.tsx";
import { RequotePromised } from "./emails/requote-promised.tsx";

type QuoteEnd = NonNullable<EventOf<"booking.cancelled">["quoteEnd"]>;

/** Tells the customer that a request is closed, because its quote came to nothing. */
export async function sendRequestClosed(ctx: Context, reference: string, end: QuoteEnd): Promise<void> {
  const request = await findBookingForEmail(ctx.db, reference);
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `request-closed:${reference}`,
    template: "request-closed",
    to: request.email,
    about: `booking:${reference}`,
    subject: end === "expired" ? `Your quote for ${reference} has expired` : `Booking request ${reference} closed`,
    content: createElement(RequestClosed, { request, end, again: `${ctx.siteUrl}/free-quote`, company }),
  });
}

/** Tells the customer that we withdrew the quote for their request, and by when they hear from us. */
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
    subject: `We’re preparing a new quote for ${reference}`,
    content: createElement(RequotePromised, { request, dueAt, link: bookingLink(ctx, reference), company }),
  });
}
