import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findCompany, findEnquiryForEmail } from "../../server/views.ts";
import { EnquiryConfirmation, enquiryConfirmationWords } from "./emails/enquiry-confirmation.tsx";

/** Tells the sender that the message has arrived, and by when we answer. */
export async function sendEnquiryConfirmation(ctx: Context, event: EventOf<"enquiry.received">): Promise<void> {
  const enquiry = await findEnquiryForEmail(ctx.db, event.reference);
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `enquiry-confirmation:${enquiry.reference}`,
    template: "enquiry-confirmation",
    to: enquiry.email,
    about: `enquiry:${enquiry.reference}`,
    subject: enquiryConfirmationWords.subject({
      enquiry_kind_quote_words:
        enquiry.kind === "quote"
          ? enquiryConfirmationWords.subject_if_enquiry_kind_quote()
          : enquiryConfirmationWords.subject_if_not_enquiry_kind_quote(),
      reference: enquiry.reference,
    }),
    content: createElement(EnquiryConfirmation, { enquiry, company }),
  });
}
