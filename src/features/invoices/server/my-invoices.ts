import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoicesContract } from "../contract.ts";
import { invoicePageOf, wantedInvoices } from "./invoice-page.ts";
import { findMyInvoices } from "./views.ts";

/** Lists what the person was billed. */
export async function myInvoices(ctx: Context, { after }: ParsedOf<typeof invoicesContract.myInvoices>) {
  return accept(invoicePageOf(await findMyInvoices(ctx.db, personAsking(ctx.actor), wantedInvoices(after))));
}
