import type { Context } from "#platform/context.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import { findSettings } from "../../server/booking-views.ts";
import { findCompany } from "../../server/document-views.ts";
import type { DrawnFile } from "../../server/draw-document.ts";
import type { GatheredStatement } from "./gather-statement.ts";

/** An account’s statement as a PDF. */
export async function drawStatement(ctx: Context, gathered: GatheredStatement): Promise<DrawnFile> {
  // The PDF library is imported with the first document, because most processes never need it.
  const { StatementPdf } = await import("./emails/statement-pdf.tsx");
  const pdf = { ...gathered, company: await findCompany(ctx.db), settings: await findSettings(ctx.db) };
  const { from, until } = gathered.period;
  return {
    name: `statement-${from}-${until}.pdf`,
    type: "application/pdf",
    content: await printPdf(ctx.db, StatementPdf({ pdf })),
  };
}
