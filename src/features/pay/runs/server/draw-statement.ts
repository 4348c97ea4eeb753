import type { Context } from "#platform/context.ts";
import { gatherStatement } from "./gather-statement.ts";
import type { StatementRecord } from "./views.ts";

/** A pay statement as a PDF. */
export async function drawStatement(ctx: Context, statement: StatementRecord) {
  // What draws is fetched with the first document, as most processes never draw.
  const [{ renderToBuffer }, { PayStatementPdf }] = await Promise.all([
    import("@react-pdf/renderer"),
    import("./emails/pay-statement-pdf.tsx"),
  ]);
  const { from, until } = statement;
  return {
    name: `pay-statement-${from}-${until}.pdf`,
    type: "application/pdf",
    content: await renderToBuffer(PayStatementPdf({ pdf: await gatherStatement(ctx, statement) })),
  };
}
