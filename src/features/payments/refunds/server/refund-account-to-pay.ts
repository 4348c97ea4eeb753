import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { findActorNames } from "../../server/actor-views.ts";
import type { refundAccountContract } from "../account-contract.ts";
import { findRefundAccount } from "./account-views.ts";
import { auditAccount } from "./audit-account.ts";
import { describeAccount } from "./describe-account.ts";
import { openAccount } from "./seal-account.ts";
import { findRefundToPay } from "./views.ts";

type ToPay = typeof refundAccountContract.refundAccountToPay;

/** The full account for the person making the transfer. Each view is logged. */
export async function refundAccountToPay(
  ctx: Context,
  { refund_id }: ParsedOf<ToPay>,
): Promise<Result<OutputOf<ToPay>, RefusalOf<ToPay>>> {
  const result = await findRefundToPay(ctx.db, refund_id);
  if (!result) return refuse("not_found");
  const { refund, subject } = result;
  const account = refund.bookingId ? await findRefundAccount(ctx.db, refund.bookingId) : undefined;
  if (account) await auditAccount(ctx, "refund_account.viewed", subject.reference);
  const nameOf = await findActorNames(ctx.db, [account?.givenBy ?? null]);
  const number = account && openAccount(ctx, account.bookingId, account.accountCipher);
  return accept({
    reference: subject.reference,
    customer_name: subject.customer,
    amount_cents: refund.amountCents,
    account:
      account && number
        ? { ...describeAccount(account), account_number: number, given_by: nameOf(account.givenBy) }
        : null,
  });
}
