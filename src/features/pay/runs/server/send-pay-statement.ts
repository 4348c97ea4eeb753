import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany, findProviderEmails } from "../../server/provider-views.ts";
import { payeeOf } from "./describe-run.ts";
import { drawStatement } from "./draw-statement.ts";
import { PayStatement, payStatementWords } from "./emails/pay-statement.tsx";
import { findStatement, type StatementRecord } from "./views.ts";

/** Sends the statement to the driver, or to the provider’s owners. */
export async function sendPayStatement(ctx: Context, { statementId }: EventOf<"pay.statement_paid">): Promise<void> {
  const result = await findStatement(ctx.db, statementId);
  if (!result) return;
  const { from, until, statement } = result;
  const attachments = [await drawStatement(ctx, result)];
  const company = await findCompany(ctx.db);
  const { driverId } = statement;
  for (const { email, name } of await recipientsOf(ctx, result))
    await ctx.mail({
      key: `pay-statement:${statementId}:${email}`,
      template: "pay-statement",
      to: email,
      subject: payStatementWords.subject({ from: formatDate(from), until: formatDate(until) }),
      ...(driverId && { about: `driver:${driverId}` }),
      attachments,
      content: createElement(PayStatement, {
        company,
        name,
        period: { from, until },
        sums: statement,
        payment: result,
        link: driverId ? `${ctx.siteUrl}/driver/dashboard/earnings` : null,
      }),
    });
  if (driverId)
    await ctx.emit({
      type: "notice.wanted",
      driverId,
      title: "Your pay statement is ready",
      tag: `pay-${statementId}`,
      text: `${formatMoney(cents(statement.amountCents))} for ${formatDate(from)} to ${formatDate(until)}`,
      to: "/driver/dashboard/earnings",
    });
}

async function recipientsOf(ctx: Context, statement: StatementRecord) {
  const { providerId } = statement.statement;
  if (providerId) return findProviderEmails(ctx.db, providerId);
  return statement.email ? [{ email: statement.email, name: statement.firstName ?? payeeOf(statement) }] : [];
}
