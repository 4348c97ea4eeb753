import { bind } from "#platform/bind.ts";
import { refundAccountContract } from "../../refund-account/contract.ts";
import {
  askForRefundAccount,
  giveRefundAccount,
  refundAccount,
  refundAccountToPay,
  saveRefundAccount,
} from "../../refund-account/server/refund-account.ts";
import type { GatewayAt } from "../../server/gateways/payfast.ts";
import type { OpenBooking } from "../../server/open-payment.ts";
import { checkoutContract } from "../contract.ts";
import { paymentChoice } from "./payment-choice.ts";
import { paymentStatus } from "./payment-status.ts";
import { sendTransferProof } from "./send-transfer-proof.ts";
import { startPayment } from "./start-payment.ts";

type Given = { readonly openBooking: OpenBooking; readonly gatewayAt: GatewayAt };

/** Opening a booking is the business of bookings; which gateway there is, the configuration's. */
export const checkoutApi = (given: Given) =>
  bind(checkoutContract, {
    paymentChoice: (ctx, asked) => paymentChoice(ctx, asked, given),
    startPayment: (ctx, wanted) => startPayment(ctx, wanted, given),
    paymentStatus: (ctx, asked) => paymentStatus(ctx, asked, given.openBooking),
    sendTransferProof: (ctx, sent) => sendTransferProof(ctx, sent, given.openBooking),
  });

/** Where a refund goes that cannot go back by card: given by the customer, paid by the office. */
export const refundAccountApi = (openBooking: OpenBooking) =>
  bind(refundAccountContract, {
    refundAccount: (ctx, asked) => refundAccount(ctx, asked, openBooking),
    giveRefundAccount: (ctx, given) => giveRefundAccount(ctx, given, openBooking),
    refundAccountToPay,
    saveRefundAccount,
    askForRefundAccount,
  });
