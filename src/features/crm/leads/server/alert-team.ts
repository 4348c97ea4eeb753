import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany, findEnquiryForEmail } from "../../server/views.ts";
import { NewEnquiry, newEnquiryWords } from "./emails/new-enquiry.tsx";

/** Tells our team that someone waits for an answer. */
export async function alertTeam(ctx: Context, event: EventOf<"enquiry.received">): Promise<void> {
  const enquiry = await findEnquiryForEmail(ctx.db, event.reference);
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `new-enquiry:${enquiry.reference}`,
    template: "new-enquiry",
    to: company.email,
    replyTo: enquiry.email,
    subject: newEnquiryWords.subject({
      enquiry_kind_quote_words:
        enquiry.kind === "quote"
          ? newEnquiryWords.subject_if_enquiry_kind_quote()
          : newEnquiryWords.subject_if_not_enquiry_kind_quote(),
      reference: enquiry.reference,
      response_due_at: formatMoment(enquiry.responseDueAt),
    }),
    content: createElement(NewEnquiry, { enquiry, company, link: `${ctx.siteUrl}/admin/quotes` }),
  });
}
