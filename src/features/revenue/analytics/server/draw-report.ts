import type { LocalDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import { type GatheredReport, gatherReport } from "./gather-report.ts";

/** The report as a PDF. The library is imported with the first one. */
export async function drawReport(ctx: Context, gathered: GatheredReport) {
  const { ReportPdf } = await import("./emails/report-pdf.tsx");
  const content = await printPdf(ctx.db, ReportPdf({ report: gathered }));
  return { name: `report-${gathered.period.from.slice(0, 7)}.pdf`, type: "application/pdf" as const, content };
}

export const drawReportOf = async (ctx: Context, month: LocalDate) => drawReport(ctx, await gatherReport(ctx, month));
