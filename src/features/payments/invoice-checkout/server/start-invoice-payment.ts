import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { payByLink } from "../../server/pay-by-link.ts";
import type { invoiceCheckoutContract } from "../contract.ts";
import { invoicePayable } from "./invoice-payable.ts";

/** Starts to pay an invoice by card. */
export const startInvoicePayment = (
  ctx: Context,
  input: ParsedOf<typeof invoiceCheckoutContract.startInvoicePayment>,
) => payByLink(ctx, invoicePayable, input);
