import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoiceDocumentsContract } from "../contract.ts";
import { findMyInvoices } from "./list-views.ts";
import { invoicePageOf, pageRequest } from "./page-invoices.ts";

export async function myInvoices(ctx: Context, { after }: ParsedOf<typeof invoiceDocumentsContract.myInvoices>) {
  return accept(invoicePageOf(await findMyInvoices(ctx.db, personAsking(ctx.actor), pageRequest(after))));
}
