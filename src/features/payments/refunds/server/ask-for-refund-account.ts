import { accept, type Result, refuse } from "#domain/result.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import type { refundAccountContract } from "../account-contract.ts";
import { isPaidByTransfer } from "./account-views.ts";
import { findRefundToPay } from "./views.ts";

type Ask = typeof refundAccountContract.askForRefundAccount;

/** Requests the account from the customer by email. */
export async function askForRefundAccount(
  ctx: Context,
  { refund_id }: ParsedOf<Ask>,
): Promise<Result<OutputOf<Ask>, RefusalOf<Ask>>> {
  const refund = await findRefundToPay(ctx.db, refund_id);
  if (!refund) return refuse("not_found");
  if (!isPaidByTransfer(refund.refund)) return refuse("not_needed");
  if (!isMailable(refund.subject.email)) return refuse("no_address");
  await ctx.emit({ type: "refund.account_wanted", refundId: refund_id, askedAt: ctx.now.toISOString() });
  return accept({ email: refund.subject.email });
}
