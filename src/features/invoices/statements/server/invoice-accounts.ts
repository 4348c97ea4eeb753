import { accept } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invoiceStatementContract as contract } from "../contract.ts";
import { findAccounts } from "./views.ts";

/** Invoiced accounts, and how much they owe. */
export async function invoiceAccounts(ctx: Context, { search }: ParsedOf<typeof contract.invoiceAccounts>) {
  const accounts = await findAccounts(ctx.db, { search, today: localDateOf(ctx.now) });
  return accept({
    accounts: accounts.map((one) => ({
      key: one.key,
      name: one.name,
      email: shownEmail(one.email),
      is_organisation: one.isOrganisation,
      invoices: one.invoices,
      open_cents: one.openCents,
      late_cents: one.lateCents,
      last_issued_at: one.lastIssuedAt.toISOString(),
    })),
  });
}
