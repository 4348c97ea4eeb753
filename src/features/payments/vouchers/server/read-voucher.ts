import { voucherLeft, voucherState } from "#domain/payment/voucher.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { describeLink, openLink } from "../../server/pay-by-link.ts";
import type { ShownVoucher, vouchersContract } from "../contract.ts";
import { codeOf } from "./gather-voucher.ts";
import { sumsOf } from "./views.ts";
import { voucherPayable } from "./voucher-payable.ts";

/** A voucher as its link shows it. Opening it changes nothing. */
export async function readVoucher(
  ctx: Context,
  { token }: ParsedOf<typeof vouchersContract.readVoucher>,
): Promise<Result<ShownVoucher, "not_found">> {
  const opened = await openLink(ctx, voucherPayable, token);
  if (!opened) return refuse("not_found");
  const { voucher } = opened.record;
  const sums = sumsOf(opened.record);
  const today = localDateOf(ctx.now);
  return accept({
    number: voucher.number,
    state: voucherState(sums, today),
    code: voucher.soldAt === null ? null : codeOf(ctx, voucher.number),
    amount_cents: voucher.amountCents,
    left_cents: voucherLeft(sums, today),
    buyer_name: voucher.buyerName,
    recipient_name: voucher.recipientName,
    is_sent_to_recipient: voucher.recipientEmail !== "",
    message: voucher.message,
    expires_on: voucher.expiresOn,
    bought_at: voucher.createdAt.toISOString(),
    terms_version: voucher.termsVersion,
    ...(await describeLink(ctx, voucherPayable, opened)),
  });
}
