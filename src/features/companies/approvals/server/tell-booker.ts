import { createElement } from "react";
import type { ApprovalState } from "#domain/corporate/approval-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { type ApprovalRecord, findOurCompany } from "../../server/approval-views.ts";
import { factsOf } from "../../server/ask-approvers.ts";
import { CompanyApprovalAnswer, companyApprovalAnswerWords } from "./emails/company-approval-answer.tsx";

/** Notifies the booker of the decision. The traveller gets the usual confirmation. */
export async function tellBooker(ctx: Context, result: ApprovalRecord): Promise<void> {
  const { approval, booking, booker } = result;
  const message = words[approval.state];
  if (!message) return;
  await ctx.mail({
    key: `approval-answer:${approval.id}`,
    template: "company-approval-answer",
    to: booker.email,
    subject: `${message.heading()}: ${booking.reference}`,
    content: createElement(CompanyApprovalAnswer, {
      company: await findOurCompany(ctx.db),
      name: booker.name,
      heading: message.heading(),
      text: message.text(approval.decidedBy),
      facts: [...factsOf(result), ...(approval.note ? ([["Note", approval.note]] as const) : [])],
      action: { label: companyApprovalAnswerWords.button(), link: `${ctx.siteUrl}/company/dashboard` },
    }),
  });
}

type Report = { readonly heading: () => string; readonly text: (by: string) => string };

const words: Readonly<Partial<Record<ApprovalState, Report>>> = {
  approved: {
    heading: companyApprovalAnswerWords.approved_title,
    text: (by) => companyApprovalAnswerWords.approved_opening({ by }),
  },
  refused: {
    heading: companyApprovalAnswerWords.refused_title,
    text: (by) => companyApprovalAnswerWords.refused_opening({ by }),
  },
  expired: {
    heading: companyApprovalAnswerWords.expired_title,
    text: () => companyApprovalAnswerWords.expired_opening(),
  },
};
