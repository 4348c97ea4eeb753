import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf } from "#platform/page-key.ts";
import { invoiceKey } from "../../contract.ts";
import { describeInvoice } from "../../server/describe-invoice.ts";
import type { invoiceDeskContract } from "../contract.ts";
import { findListedInvoices } from "./views.ts";

type ListInput = ParsedOf<typeof invoiceDeskContract.listInvoices>;

/** Issued invoices and drafts, latest first. */
export async function listInvoices(ctx: Context, { after, size, ...filter }: ListInput) {
  const key = invoiceKey.read(after);
  // One extra row, to see whether there is another page.
  const listedInvoices = await findListedInvoices(ctx.db, filter, { size: size + 1, ...(key && { after: key }) });
  const { rows, next } = pageOf(listedInvoices, size, invoiceKey.write);
  return accept({ invoices: rows.map(describeInvoice), next });
}
