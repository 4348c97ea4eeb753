import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoicesOfficeContract } from "../office-contract.ts";
import { describeInvoice } from "./describe-invoice.ts";
import { findOfficeInvoices, type InvoiceKey } from "./office-views.ts";

type Wanted = ParsedOf<typeof invoicesOfficeContract.officeInvoices>;

/** Lists what was billed, latest first. */
export async function listInvoices(ctx: Context, { after, size, ...filter }: Wanted) {
  const key = keyFrom(after);
  // One more than is shown tells whether there is another page.
  const found = await findOfficeInvoices(ctx.db, filter, { size: size + 1, ...(key && { after: key }) });
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  const next = last && found.length > size ? `${last.issuedAt.toISOString()}~${last.number}` : null;
  return accept({ invoices: shown.map(describeInvoice), next });
}

/** Undefined for the first page, and for a key that is not one of ours. */
function keyFrom(after: string | null | undefined): InvoiceKey | undefined {
  const [moment = "", number = ""] = after?.split("~") ?? [];
  const issuedAt = new Date(moment);
  return number && !Number.isNaN(issuedAt.getTime()) ? { issuedAt, number } : undefined;
}
