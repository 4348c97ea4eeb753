import Papa from "papaparse";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import { describeStatement } from "./describe-statement.ts";
import { findCompany, findSettings, type StatementRecord } from "./statement-views.ts";

export type StatementFormat = "pdf" | "csv";

/** Text that a spreadsheet would run as a formula, except negative amounts. */
const formulae = /^(?:[=+@\t\r]|-(?!\d+\.\d\d$))/;

/** A statement as PDF or CSV, in rand. */
export async function drawStatement(ctx: Context, statement: StatementRecord, format: StatementFormat) {
  const name = `${statement.statement.number}.${format}`;
  if (format === "pdf") return { name, type: "application/pdf", content: await drawPdf(ctx, statement) };
  const { lines } = await describeStatement(ctx, statement);
  const csv = Papa.unparse(
    lines.map((line) => ({
      Earned: line.earned_on ?? "",
      Booking: line.reference,
      Passenger: line.passenger,
      Service: line.service_name,
      Pickup: localDateOf(new Date(line.pickup_at)),
      Base: (line.base_cents / 100).toFixed(2),
      "Rate %": String(Math.round(line.rate * 1000) / 10),
      Commission: (line.amount_cents / 100).toFixed(2),
      Note: line.note,
    })),
    { escapeFormulae: formulae },
  );
  return { name, type: "text/csv;charset=utf-8", content: Buffer.from(`\ufeff${csv}`) };
}

async function drawPdf(ctx: Context, statement: StatementRecord): Promise<Buffer> {
  // The PDF library is imported with the first document, because most processes never need it.
  const { PartnerStatementPdf } = await import("./emails/partner-statement-pdf.tsx");
  const [company, settings] = [await findCompany(ctx.db), await findSettings(ctx.db)];
  return printPdf(
    ctx.db,
    PartnerStatementPdf({ pdf: { ...(await describeStatement(ctx, statement)), company, settings } }),
  );
}
