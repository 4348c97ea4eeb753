import { bind } from "#platform/bind.ts";
import type { GatewayAt } from "../../server/gateways/payfast.ts";
import type { OpenBooking } from "../../server/open-payment.ts";
import { checkoutContract } from "../contract.ts";
import { paymentChoice } from "./payment-choice.ts";
import { paymentStatus } from "./payment-status.ts";
import { sendTransferProof } from "./send-transfer-proof.ts";
import { startPayment } from "./start-payment.ts";

type Tools = { readonly openBooking: OpenBooking; readonly gatewayAt: GatewayAt };

/** Opening a booking is the business of bookings; which gateway there is, the configuration's. */
export const checkoutApi = (tools: Tools) =>
  bind(checkoutContract, {
    paymentChoice: (ctx, input) => paymentChoice(ctx, input, tools),
    startPayment: (ctx, input) => startPayment(ctx, input, tools),
    paymentStatus: (ctx, input) => paymentStatus(ctx, input, tools.openBooking),
    sendTransferProof: (ctx, input) => sendTransferProof(ctx, input, tools.openBooking),
  });
