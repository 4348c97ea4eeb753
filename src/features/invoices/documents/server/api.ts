import { bind } from "#platform/bind.ts";
import { invoiceDetails, saveInvoiceDetails } from "../../details/server/save-invoice-details.ts";
import { myStatement, organisationStatement } from "../../statements/server/account-statement.ts";
import { invoiceDocumentsContract } from "../contract.ts";
import { invoiceFile, type OpenBooking, receiptFile } from "./invoice-file.ts";
import { myInvoices } from "./my-invoices.ts";
import { organisationInvoices } from "./organisation-invoices.ts";

export const invoiceDocumentsApi = ({ openBooking }: { openBooking: OpenBooking }) =>
  bind(invoiceDocumentsContract, {
    invoiceFile: (ctx, asked) => invoiceFile(ctx, asked, openBooking),
    receiptFile: (ctx, asked) => receiptFile(ctx, asked, openBooking),
    invoiceDetails: (ctx, asked) => invoiceDetails(ctx, asked, openBooking),
    saveInvoiceDetails: (ctx, given) => saveInvoiceDetails(ctx, given, openBooking),
    myStatement,
    organisationStatement: organisationStatement,
    myInvoices,
    organisationInvoices,
  });
