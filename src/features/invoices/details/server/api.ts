import { bind } from "#platform/bind.ts";
import type { OpenBooking } from "../../server/open-booking.ts";
import { invoiceDetailsContract } from "../contract.ts";
import { invoiceDetails } from "./invoice-details.ts";
import { saveInvoiceDetails } from "./save-invoice-details.ts";

export const invoiceDetailsApi = (openBooking: OpenBooking) =>
  bind(invoiceDetailsContract, {
    invoiceDetails: (ctx, input) => invoiceDetails(ctx, input, openBooking),
    saveInvoiceDetails: (ctx, input) => saveInvoiceDetails(ctx, input, openBooking),
  });
