import type { Context } from "#platform/context.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import { findCompany } from "../../server/provider-views.ts";
import { describeStatement } from "./describe-run.ts";
import type { PdfPayStatement } from "./emails/pay-statement-pdf.tsx";
import { findSettings, findStatementItems, type StatementRecord } from "./views.ts";

export async function drawStatement(ctx: Context, statement: StatementRecord) {
  // The PDF library is imported with the first document, because most processes never need it.
  const { PayStatementPdf } = await import("./emails/pay-statement-pdf.tsx");
  const { from, until } = statement;
  return {
    name: `pay-statement-${from}-${until}.pdf`,
    type: "application/pdf",
    content: await printPdf(ctx.db, PayStatementPdf({ pdf: await gatherStatement(ctx, statement) })),
  };
}

/** Everything on a pay statement. */
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
