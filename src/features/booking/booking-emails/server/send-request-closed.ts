import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findBookingForEmail, findCompany } from "../../server/views.ts";
import { RequestClosed, requestClosedWords } from "./emails/request-closed.tsx";

type QuoteEnd = NonNullable<EventOf<"booking.cancelled">["quoteEnd"]>;

/** Tells the customer that a request is closed because its quote lapsed. */
export async function sendRequestClosed(ctx: Context, reference: string, end: QuoteEnd): Promise<void> {
  const request = await findBookingForEmail(ctx.db, reference);
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `request-closed:${reference}`,
    template: "request-closed",
    to: request.email,
    about: `booking:${reference}`,
    subject:
      end === "expired"
        ? requestClosedWords.subject_if_end_expired({ reference })
        : requestClosedWords.subject({ reference }),
    content: createElement(RequestClosed, { request, end, again: `${ctx.siteUrl}/free-quote`, company }),
  });
}
