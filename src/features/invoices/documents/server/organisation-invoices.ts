import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoiceDocumentsContract } from "../contract.ts";
import { findOrganisationInvoices } from "./list-views.ts";
import { invoicePageOf, pageRequest } from "./page-invoices.ts";

/** Invoices of the actor’s hotel, agency or company. */
export async function organisationInvoices(
  ctx: Context,
  { after }: ParsedOf<typeof invoiceDocumentsContract.organisationInvoices>,
) {
  return accept(invoicePageOf(await findOrganisationInvoices(ctx.db, personAsking(ctx.actor), pageRequest(after))));
}
