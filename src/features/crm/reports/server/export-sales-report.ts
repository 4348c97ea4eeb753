import { sourceLabel } from "#domain/booking/booking-labels.ts";
import { serviceKeyName } from "#domain/catalogue/service.ts";
import { lostReasonLabels } from "#domain/enquiry/lost-reason.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findSold } from "../../server/views.ts";
import type { reportsContract } from "../contract.ts";
import { lostLines } from "./read-sales-report.ts";

/** The lost sales of a period as text for a spreadsheet. Every text is ours but the service, which is a choice. */
export async function exportSalesReport(ctx: Context, { days }: ParsedOf<typeof reportsContract.exportSalesReport>) {
  const { services } = await findSold(ctx.db);
  const lines = (await lostLines(ctx, days)).map((line) => [
    line.month,
    lostReasonLabels[line.reason],
    serviceKeyName(services, line.service_type),
    sourceLabel(line.source),
    String(line.count),
    (line.value_cents / 100).toFixed(2),
  ]);
  const head = ["Month", "Reason", "Service", "Source", "Lost", "Value"];
  await recordAudit(ctx, { action: "sales_report.exported", details: { days } });
  return accept({
    name: `lost-sales-${localDateOf(ctx.now)}.csv`,
    // The mark in front tells spreadsheets that it is UTF-8.
    content: `\ufeff${[head, ...lines].map((line) => `${line.map(quoted).join(",")}\r\n`).join("")}`,
  });
}

/** A text that a spreadsheet would run as a formula gets an apostrophe. */
function quoted(text: string): string {
  const safe = /^[\s]*[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
