import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { addDays, addMonths, formatDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { Fact } from "#platform/mail/email-parts.tsx";
import { drawStatement } from "./draw-statement.ts";
import { PartnerNews, partnerNewsWords } from "./emails/partner-news.tsx";
import { findDisputeNews, findPayoutNews } from "./news-views.ts";
import { findCompany, findOwners, findStatement } from "./statement-views.ts";

type News = {
  readonly key: string;
  readonly organisationId: string;
  readonly subject: string;
  readonly text: string;
  readonly facts: readonly Fact[];
  /** The statement that the button opens. */
  readonly statementId?: string;
  readonly attachments?: { readonly name: string; readonly type: string; readonly content: Buffer }[];
};

/** Attaches the statement as PDF and CSV. */
export async function sendStatementIssued(ctx: Context, event: EventOf<"partner.statement_issued">): Promise<void> {
  const statement = await findStatement(ctx.db, event.statementId);
  if (!statement) return;
  const { number, month, totalCents, organisationId } = statement.statement;
  await tellOwners(ctx, {
    key: `partner-statement:${event.statementId}`,
    organisationId,
    statementId: event.statementId,
    subject: partnerNewsWords.subject({ number }),
    text: partnerNewsWords.opening(),
    facts: [
      ["Earned up to", formatDate(addDays(addMonths(month, 1), -1))],
      ["Commission", formatMoney(cents(totalCents))],
    ],
    attachments: [await drawStatement(ctx, statement, "pdf"), await drawStatement(ctx, statement, "csv")],
  });
}

export async function sendDisputeAnswered(ctx: Context, event: EventOf<"partner.dispute_answered">): Promise<void> {
  const disputeNews = await findDisputeNews(ctx.db, event.disputeId);
  if (!disputeNews) return;
  const isUpheld = disputeNews.state === "upheld";
  await tellOwners(ctx, {
    key: `partner-dispute:${event.disputeId}`,
    organisationId: disputeNews.organisationId,
    statementId: disputeNews.statementId,
    subject: partnerNewsWords.subject_2({ reference: disputeNews.reference }),
    text: isUpheld ? partnerNewsWords.opening_if_upheld() : partnerNewsWords.opening_2(),
    facts: [
      ["Booking", disputeNews.reference],
      ["You wrote", disputeNews.reason],
      ["Our answer", disputeNews.answer],
      ...(disputeNews.correctionCents
        ? ([["Correction", formatMoney(cents(disputeNews.correctionCents))]] as const)
        : []),
    ],
  });
}

export async function sendPayoutPaid(ctx: Context, event: EventOf<"partner.payout_paid">): Promise<void> {
  const payoutNews = await findPayoutNews(ctx.db, event.payoutId);
  if (!payoutNews?.paidOn) return;
  const amount = formatMoney(cents(payoutNews.amountCents));
  await tellOwners(ctx, {
    key: `partner-payout:${event.payoutId}`,
    organisationId: payoutNews.organisationId,
    subject: partnerNewsWords.subject_3({ amount }),
    text: partnerNewsWords.opening_3({ amount }),
    facts: [
      ["Paid on", formatDate(payoutNews.paidOn)],
      ["Reference", payoutNews.reference],
      ["Statements", payoutNews.statements.join(", ")],
    ],
  });
}

async function tellOwners(ctx: Context, news: News): Promise<void> {
  const company = await findCompany(ctx.db);
  for (const { email, name } of await findOwners(ctx.db, news.organisationId))
    await ctx.mail({
      key: `${news.key}:${email}`,
      template: "partner-news",
      to: email,
      subject: news.subject,
      ...(news.attachments && { attachments: news.attachments }),
      content: createElement(PartnerNews, {
        company,
        name,
        heading: news.subject,
        text: news.text,
        facts: news.facts,
        link: `${ctx.siteUrl}/hotel/dashboard${news.statementId ? `?statement=${news.statementId}` : ""}#commission`,
      }),
    });
}
