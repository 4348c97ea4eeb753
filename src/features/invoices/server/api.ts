import { bind } from "#platform/bind.ts";
import { invoicesContract } from "../contract.ts";
import { myInvoices } from "./my-invoices.ts";
import { organisationInvoices } from "./organisation-invoices.ts";
import { type OpenBooking, readInvoiceFile, readReceiptFile } from "./read-file.ts";

export const invoicesApi = ({ openBooking }: { openBooking: OpenBooking }) =>
  bind(invoicesContract, {
    invoiceFile: (ctx, asked) => readInvoiceFile(ctx, asked, openBooking),
    receiptFile: (ctx, asked) => readReceiptFile(ctx, asked, openBooking),
    myInvoices,
    organisationInvoices,
  });
