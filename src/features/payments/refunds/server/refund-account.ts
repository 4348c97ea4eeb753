import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import type { refundAccountContract } from "../account-contract.ts";
import { findRefundAccount, findTransferDue } from "./account-views.ts";
import { describeAccount } from "./describe-account.ts";

type Show = typeof refundAccountContract.refundAccount;

/** For the customer: whether we need an account, and the one we have. */
export async function refundAccount(
  ctx: Context,
  input: ParsedOf<Show>,
): Promise<Result<OutputOf<Show>, RefusalOf<Show>>> {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  const account = await findRefundAccount(ctx.db, opened.value.id);
  return accept({
    amount_cents: await findTransferDue(ctx.db, opened.value.id),
    account: account ? { ...describeAccount(account), account_ending: account.accountEnding } : null,
  });
}
