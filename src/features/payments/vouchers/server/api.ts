import { bind } from "#platform/bind.ts";
import type { GatewayAt } from "../../server/gateways/payfast.ts";
import type { OpenBooking } from "../../server/open-payment.ts";
import { vouchersContract } from "../contract.ts";
import { buyVoucher } from "./buy-voucher.ts";
import { readVoucher } from "./read-voucher.ts";
import { redeemVoucher } from "./redeem-voucher.ts";
import { refundVoucher } from "./refund-voucher.ts";
import { resendVoucher } from "./resend-voucher.ts";
import { startVoucherPayment } from "./start-voucher-payment.ts";
import { voucherFile } from "./voucher-file.ts";
import { vouchersSold } from "./vouchers-sold.ts";

type Tools = { readonly openBooking: OpenBooking; readonly gatewayAt: GatewayAt };

export const vouchersApi = ({ openBooking, gatewayAt }: Tools) =>
  bind(vouchersContract, {
    buyVoucher: (ctx, input) => buyVoucher(ctx, input, gatewayAt),
    startVoucherPayment: (ctx, input) => startVoucherPayment(ctx, input, gatewayAt),
    readVoucher: (ctx, input) => readVoucher(ctx, input, gatewayAt),
    voucherFile,
    redeemVoucher: (ctx, input) => redeemVoucher(ctx, input, openBooking),
    vouchersSold,
    refundVoucher,
    resendVoucher,
  });
