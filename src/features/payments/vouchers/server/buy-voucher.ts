import { voucherNumber } from "#domain/payment/voucher.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { findSettings, findTermsInForce } from "../../server/views.ts";
import { voucherLinkKind, type vouchersContract } from "../contract.ts";
import { insertVoucher } from "./store.ts";

type Buy = typeof vouchersContract.buyVoucher;

/** Records an order. An unpaid voucher has no value and no code. */
export async function buyVoucher(ctx: Context, input: ParsedOf<Buy>): Promise<Result<OutputOf<Buy>, RefusalOf<Buy>>> {
  const { paymentWays } = await findSettings(ctx.db);
  if (!paymentWays.online || !ctx.outside.gateway) return refuse("way_closed");
  const id = ctx.newId();
  await insertVoucher(ctx.db, {
    id,
    number: voucherNumber(ctx.newReference()),
    amountCents: input.amount_cents,
    buyerName: input.buyer_name,
    buyerEmail: input.buyer_email,
    recipientName: input.recipient_name,
    recipientEmail: input.recipient_email,
    message: input.message,
    createdAt: ctx.now,
    termsVersion: await findTermsInForce(ctx.db, ctx.now),
  });
  return accept({ token: sealedToken(ctx, voucherLinkKind, id) });
}
