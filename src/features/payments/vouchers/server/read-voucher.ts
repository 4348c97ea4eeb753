import { voucherLeft, voucherState } from "#domain/payment/voucher.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { stageOf } from "../../server/describe-payment.ts";
import { findPaidTwice, findSettings } from "../../server/views.ts";
import type { ShownVoucher, vouchersContract } from "../contract.ts";
import { codeOf } from "./link-voucher.ts";
import { openVoucher } from "./open-voucher.ts";
import { findSaleAttempts, sumsOf } from "./views.ts";

/** A voucher as its link shows it. Opening it changes nothing. */
export async function readVoucher(
  ctx: Context,
  { token }: ParsedOf<typeof vouchersContract.readVoucher>,
): Promise<Result<ShownVoucher, "not_found">> {
  const opened = await openVoucher(ctx, token);
  if (!opened) return refuse("not_found");
  const { voucher } = opened;
  const today = localDateOf(ctx.now);
  const { paymentWays } = await findSettings(ctx.db);
  const [attempt] = (await findSaleAttempts(ctx.db, voucher.id)).filter(({ state }) => state !== "expired");
  return accept({
    number: voucher.number,
    state: voucherState(sumsOf(opened), today),
    code: voucher.soldAt === null ? null : codeOf(ctx, voucher.number),
    amount_cents: voucher.amountCents,
    left_cents: voucherLeft(sumsOf(opened), today),
    buyer_name: voucher.buyerName,
    recipient_name: voucher.recipientName,
    is_sent_to_recipient: voucher.recipientEmail !== "",
    message: voucher.message,
    expires_on: voucher.expiresOn,
    gateway: paymentWays.online ? (ctx.outside.gateway?.mode ?? null) : null,
    attempt: attempt ? { stage: stageOf(attempt.state) } : null,
    paid_twice_cents: await findPaidTwice(ctx.db, "voucherId", voucher.id),
  });
}
