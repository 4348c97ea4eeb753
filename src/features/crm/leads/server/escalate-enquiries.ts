import { createElement } from "react";
import type { Context } from "#platform/context.ts";
import { type EnquiryRow, lockBreached, updateEnquiry } from "../../server/enquiry-store.ts";
import { findCompany } from "../../server/views.ts";
import { AnswerOverdue, answerOverdueWords } from "./emails/answer-overdue.tsx";

/** At most so many in one go: the next minute takes the rest. */
const atOnce = 100;

/** Tells our team of every promise that was not kept, each once. */
export async function escalateEnquiries(ctx: Context): Promise<void> {
  for (const enquiry of await lockBreached(ctx.db, ctx.now, atOnce)) await escalate(ctx, enquiry);
}

async function escalate(ctx: Context, { id, reference, name, email, phone, responseDueAt }: EnquiryRow) {
  await updateEnquiry(ctx.db, id, { escalatedAt: ctx.now });
  await ctx.emit({
    type: "task.wanted",
    kind: "sla_breach",
    subjectKind: "enquiry",
    subjectId: reference,
    title: `Answer ${name} (${reference})`,
    dueAt: responseDueAt.toISOString(),
  });
  const company = await findCompany(ctx.db);
  const waiting = { reference, name, email, phone, promisedAt: responseDueAt };
  await ctx.mail({
    key: `answer-overdue:${reference}`,
    template: "answer-overdue",
    to: company.email,
    replyTo: email,
    subject: answerOverdueWords.subject({ name, reference }),
    content: createElement(AnswerOverdue, { waiting, link: `${ctx.siteUrl}/admin/quotes`, company }),
  });
}
