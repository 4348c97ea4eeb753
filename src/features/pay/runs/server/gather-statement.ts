import type { Context } from "#platform/context.ts";
import { describeStatement } from "./describe-run.ts";
import type { PdfPayStatement } from "./emails/pay-statement-pdf.tsx";
import { findCompany, findSettings, findStatementItems, type StatementRecord } from "./views.ts";

/** All that a pay statement says. */
export async function gatherStatement(ctx: Context, statement: StatementRecord): Promise<PdfPayStatement> {
  const { from, until, paidOn, paymentNote } = statement;
  return {
    statement: describeStatement(statement, await findStatementItems(ctx.db, [statement.statement.id])),
    from,
    until,
    paidOn,
    paymentNote,
    company: await findCompany(ctx.db),
    settings: await findSettings(ctx.db),
  };
}
