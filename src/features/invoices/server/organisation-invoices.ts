import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoicesContract } from "../contract.ts";
import { invoicePageOf, wantedInvoices } from "./invoice-page.ts";
import { findOrganisationInvoices } from "./views.ts";

/** Lists what the hotel, agency or company of the person was billed. */
export async function organisationInvoices(
  ctx: Context,
  { after }: ParsedOf<typeof invoicesContract.organisationInvoices>,
) {
  return accept(invoicePageOf(await findOrganisationInvoices(ctx.db, personAsking(ctx.actor), wantedInvoices(after))));
}
