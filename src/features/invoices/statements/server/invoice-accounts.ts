import { accept } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { account, type invoiceStatementContract as contract } from "../contract.ts";
import { findAccounts } from "./views.ts";

/** Invoiced accounts, and how much they owe. */
export async function invoiceAccounts(ctx: Context, { search }: ParsedOf<typeof contract.invoiceAccounts>) {
  const accounts = await findAccounts(ctx.db, { search, today: localDateOf(ctx.now) });
  return accept({
    accounts: accounts.map((one) => toWire(account, one, { email: shownEmail(one.email) })),
  });
}
