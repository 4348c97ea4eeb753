import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import type { refundAccountContract } from "../account-contract.ts";
import { isPaidByTransfer } from "./account-views.ts";
import { auditAccount } from "./audit-account.ts";
import { keepAccount } from "./keep-account.ts";
import { findRefundToPay } from "./views.ts";

type Save = typeof refundAccountContract.saveRefundAccount;

/** Our team enters the account the customer gave. */
export async function saveRefundAccount(
  ctx: Context,
  { refund_id, ...form }: ParsedOf<Save>,
): Promise<Result<OutputOf<Save>, RefusalOf<Save>>> {
  const result = await findRefundToPay(ctx.db, refund_id);
  if (!result) return refuse("not_found");
  const { refund, subject } = result;
  if (!isPaidByTransfer(refund) || refund.bookingId === null) return refuse("not_needed");
  await auditAccount(ctx, "refund_account.saved", subject.reference);
  return accept(await keepAccount(ctx, refund.bookingId, { form, by: nameOfActor(ctx.actor) }));
}
