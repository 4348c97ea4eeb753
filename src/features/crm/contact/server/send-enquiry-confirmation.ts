import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findCompany, findEnquiryForEmail } from "../../server/views.ts";
import { EnquiryConfirmation } from "./emails/enquiry-confirmation.tsx";

/** Tells the sender that the message has arrived, and by when we answer. */
export async function sendEnquiryConfirmation(ctx: Context, event: EventOf<"enquiry.received">): Promise<void> {
  const enquiry = await findEnquiryForEmail(ctx.db, event.reference);
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `enquiry-confirmation:${enquiry.reference}`,
    template: "enquiry-confirmation",
    to: enquiry.email,
    subject: `${enquiry.kind === "quote" ? "Quote request" : "Message"} ${enquiry.reference} received`,
    content: createElement(EnquiryConfirmation, { enquiry, company }),
  });
}
