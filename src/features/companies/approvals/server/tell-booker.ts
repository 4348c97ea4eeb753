import { createElement } from "react";
import type { ApprovalState } from "#domain/corporate/approval-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { type ApprovalRecord, findOurCompany } from "../../server/approval-views.ts";
import { factsOf } from "../../server/ask-approvers.ts";
import { CompanyApprovalAnswer } from "./emails/company-approval-answer.tsx";

/** Tells who booked what became of it. The traveller hears of a booking that goes on by its own confirmation. */
export async function tellBooker(ctx: Context, result: ApprovalRecord): Promise<void> {
  const { approval, booking, booker } = result;
  const message = words[approval.state];
  if (!message) return;
  await ctx.mail({
    key: `approval-answer:${approval.id}`,
    template: "company-approval-answer",
    to: booker.email,
    subject: `${message.heading}: ${booking.reference}`,
    content: createElement(CompanyApprovalAnswer, {
      company: await findOurCompany(ctx.db),
      name: booker.name,
      heading: message.heading,
      text: message.text(approval.decidedBy),
      facts: [...factsOf(result), ...(approval.note ? ([["Note", approval.note]] as const) : [])],
      action: { label: "Open your bookings", link: `${ctx.siteUrl}/company/dashboard` },
    }),
  });
}

type Report = { readonly heading: string; readonly text: (by: string) => string };

const words: Readonly<Partial<Record<ApprovalState, Report>>> = {
  approved: { heading: "Booking approved", text: (by) => `${by} has approved this booking. It now proceeds as usual.` },
  refused: {
    heading: "Booking not approved",
    text: (by) => `${by} has not approved this booking, and its vehicle has been released.`,
  },
  expired: {
    heading: "No answer in time",
    text: () => "No approver answered in time, so this booking was cancelled and its vehicle released.",
  },
};
