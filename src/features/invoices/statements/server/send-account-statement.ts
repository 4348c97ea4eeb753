import { createElement } from "react";
import { accept, refuse } from "#domain/result.ts";
import { formatDate } from "#domain/time/local-time.ts";
import { undoableActions } from "#domain/undo/undo-window.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/document-views.ts";
import { drawStatement } from "./draw-statement.ts";
import { StatementEmail, statementWords } from "./emails/statement-email.tsx";
import { accountFrom, gatherAccount, type StatementInput } from "./gather-account.ts";

/** Sends it to the address of the account’s latest document. */
export async function sendAccountStatement(ctx: Context, input: StatementInput) {
  const gathered = await gatherAccount(ctx, accountFrom(input.account), input);
  if (!gathered) return refuse("not_found");
  if (gathered.email.endsWith(".invalid")) return refuse("no_address");
  const { from, until } = gathered.period;
  await ctx.holdBack(async () => ({
    kind: "statement",
    permission: "change_invoices",
    title: undoableActions.statement,
    subjects: [`account:${input.account}`],
  }));
  const id = ctx.newId();
  await ctx.mail({
    key: `statement:${id}`,
    template: "statement",
    to: gathered.email,
    subject: statementWords.subject({ from: formatDate(from), until: formatDate(until) }),
    about: `account:${input.account}`,
    attachments: [await drawStatement(ctx, gathered)],
    content: createElement(StatementEmail, { gathered, company: await findCompany(ctx.db) }),
  });
  await recordAudit(ctx, {
    action: "statement.sent",
    subject: { kind: "account", id: input.account },
    details: { from, until, to: gathered.email },
  });
  return accept({ email: gathered.email });
}
