import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import type { refundAccountContract } from "../account-contract.ts";
import { findTransferDue } from "./account-views.ts";
import { keepAccount } from "./keep-account.ts";

type Give = typeof refundAccountContract.giveRefundAccount;

/** The customer enters the account for their refund. */
export async function giveRefundAccount(
  ctx: Context,
  { reference, code, ...form }: ParsedOf<Give>,
): Promise<Result<OutputOf<Give>, RefusalOf<Give>>> {
  const opened = await ctx.bookings.open(ctx, { reference, code });
  if (!opened.ok) return opened;
  if ((await findTransferDue(ctx.db, opened.value.id)) === 0) return refuse("not_needed");
  return accept(await keepAccount(ctx, opened.value.id, { form, by: "customer" }));
}
