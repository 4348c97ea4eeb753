import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { answerFile, drawDocument } from "../../server/draw-document.ts";
import { monthTable } from "../../server/month-table.ts";
import type { monthInvoicesContract } from "../contract.ts";
import { findMonthInvoice } from "./company-views.ts";
import { openMonthCompany } from "./open-month-company.ts";

/** A monthly invoice as a PDF, or its bookings as a table. */
export async function monthInvoiceFile(ctx: Context, input: ParsedOf<typeof monthInvoicesContract.monthInvoiceFile>) {
  const company = await openMonthCompany(ctx, input.organisation_id);
  const invoice = company && (await findMonthInvoice(ctx.db, company.id, input.number));
  if (!invoice) return refuse("not_found");
  return answerFile(input.format === "csv" ? await monthTable(ctx, invoice) : await drawDocument(ctx, invoice.id));
}
