import { bind } from "#platform/bind.ts";
import type { OpenBooking } from "../../server/open-booking.ts";
import { invoiceDocumentsContract } from "../contract.ts";
import { invoiceFile } from "./invoice-file.ts";
import { myInvoices } from "./my-invoices.ts";
import { organisationInvoices } from "./organisation-invoices.ts";
import { receiptFile } from "./receipt-file.ts";

export const invoiceDocumentsApi = (openBooking: OpenBooking) =>
  bind(invoiceDocumentsContract, {
    invoiceFile: (ctx, input) => invoiceFile(ctx, input, openBooking),
    receiptFile: (ctx, input) => receiptFile(ctx, input, openBooking),
    myInvoices,
    organisationInvoices,
  });
