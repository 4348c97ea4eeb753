import { bind } from "#platform/bind.ts";
import { paymentsContract } from "../contract.ts";
import { refundAccountContract } from "../refunds-contract.ts";
import type { GatewayAt } from "./gateways/payfast.ts";
import {
  askForRefundAccount,
  giveRefundAccount,
  saveRefundAccount,
  showAccountToPay,
  showRefundAccount,
} from "./keep-refund-account.ts";
import type { OpenBooking } from "./open-payment.ts";
import { paymentStatus } from "./payment-status.ts";
import { sendTransferProof } from "./send-transfer-proof.ts";
import { showPayment } from "./show-payment.ts";
import { startPayment } from "./start-payment.ts";

type Given = { readonly openBooking: OpenBooking; readonly gatewayAt: GatewayAt };

/** Opening a booking is the business of bookings; which gateway there is, the configuration's. */
export const paymentsApi = (given: Given) =>
  bind(paymentsContract, {
    paymentChoice: (ctx, asked) => showPayment(ctx, asked, given),
    startPayment: (ctx, wanted) => startPayment(ctx, wanted, given),
    paymentStatus: (ctx, asked) => paymentStatus(ctx, asked, given.openBooking),
    sendTransferProof: (ctx, sent) => sendTransferProof(ctx, sent, given.openBooking),
  });

/** Where a refund goes that cannot go back by card: given by the customer, paid by the office. */
export const refundAccountApi = (openBooking: OpenBooking) =>
  bind(refundAccountContract, {
    refundAccount: (ctx, asked) => showRefundAccount(ctx, asked, openBooking),
    giveRefundAccount: (ctx, given) => giveRefundAccount(ctx, given, openBooking),
    refundAccountToPay: showAccountToPay,
    saveRefundAccount,
    askForRefundAccount,
  });
