import { gatewayAmount } from "#domain/payment/payfast.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { isInFlight } from "../../server/describe-payment.ts";
import type { Gateway } from "../../server/gateways/open-gateway.ts";
import { movePayment, recordPaymentMove } from "../../server/move-payment.ts";
import { insertPayment, type PaymentRow } from "../../server/store.ts";
import { findCompany, findSettings } from "../../server/views.ts";
import type { vouchersContract } from "../contract.ts";
import { openVoucher } from "./open-voucher.ts";
import { lockVoucher, type VoucherRow } from "./store.ts";
import { findSaleAttempts } from "./views.ts";

type Start = typeof vouchersContract.startVoucherPayment;

/** Starts to pay for a voucher, or goes on with what was started. */
export async function startVoucherPayment(
  ctx: Context,
  { token }: ParsedOf<Start>,
): Promise<Result<OutputOf<Start>, RefusalOf<Start>>> {
  const opened = await openVoucher(ctx, token);
  const voucher = opened && (await lockVoucher(ctx.db, opened.voucher.id));
  if (!voucher) return refuse("not_found");
  const { paymentWays, policies } = await findSettings(ctx.db);
  const gateway = paymentWays.online ? ctx.outside.gateway : undefined;
  const attempts = await findSaleAttempts(ctx.db, voucher.id);
  if (voucher.soldAt !== null || attempts.some(({ state }) => state === "succeeded")) return refuse("paid_already");
  if (attempts.some(({ state }) => state === "processing")) return refuse("being_processed");
  if (!gateway) return refuse("way_closed");
  const until = addMinutes(ctx.now, policies.holdMinutesOnline);
  const payment = attempts.find((one) => isInFlight(one, ctx.now)) ?? (await begin(ctx, { voucher, gateway, until }));
  return accept({ form: await formFor(ctx, gateway, { voucher, payment, token }) });
}

type Begun = { readonly voucher: VoucherRow; readonly gateway: Gateway; readonly until: Date };

async function begin(ctx: Context, { voucher, gateway, until }: Begun): Promise<PaymentRow> {
  const payment = await insertPayment(ctx.db, {
    id: ctx.newId(),
    voucherId: voucher.id,
    method: "online",
    provider: gateway.provider,
    state: "created",
    amountCents: voucher.amountCents,
    expiresAt: until,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordPaymentMove(ctx, { id: payment.id, from: null, to: payment.state, reason: "a gift voucher" });
  // The form goes out with this answer; from here on the gateway may tell us anything.
  const sent = await movePayment(ctx, { id: payment.id, to: "redirected", reason: "sent to the gateway" });
  return sent.ok ? sent.value : payment;
}

type Payable = { readonly voucher: VoucherRow; readonly payment: PaymentRow; readonly token: string };

async function formFor(ctx: Context, gateway: Gateway, { voucher, payment, token }: Payable) {
  const page = `${ctx.siteUrl}/gift-voucher?v=${token}`;
  const company = await findCompany(ctx.db);
  return gateway.formOf({
    return_url: `${page}&back=1`,
    cancel_url: page,
    notify_url: `${ctx.siteUrl}/payments/payfast/itn`,
    name_first: voucher.buyerName.slice(0, 100),
    email_address: voucher.buyerEmail.slice(0, 100),
    m_payment_id: payment.id,
    amount: gatewayAmount(payment.amountCents),
    item_name: `${company.name.slice(0, 60)} gift voucher ${voucher.number}`,
    custom_str1: voucher.number,
  });
}
