import { bind } from "#platform/bind.ts";
import type { GatewayAt } from "../../server/gateways/payfast.ts";
import { invoiceCheckoutContract } from "../contract.ts";
import { invoiceToPay } from "./invoice-to-pay.ts";
import { startInvoicePayment } from "./start-invoice-payment.ts";

/** Which gateway there is, is the configuration's. */
export const invoiceCheckoutApi = (gatewayAt: GatewayAt) =>
  bind(invoiceCheckoutContract, {
    invoiceToPay: (ctx, input) => invoiceToPay(ctx, input, gatewayAt),
    startInvoicePayment: (ctx, input) => startInvoicePayment(ctx, input, gatewayAt),
  });
