import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { deleteAccountsOf } from "./account-store.ts";
import { findBookingsWithAccount } from "./account-views.ts";

/** Runs before the person is removed from their bookings, through which the accounts are found. */
export async function eraseRefundAccounts(ctx: Context, person: ErasedPerson): Promise<void> {
  await deleteAccountsOf(ctx.db, await findBookingsWithAccount(ctx.db, person));
}
