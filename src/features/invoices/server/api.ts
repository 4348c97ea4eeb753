import { bind } from "#platform/bind.ts";
import { invoicesContract } from "../contract.ts";
import { giveDetails, readDetails } from "./give-details.ts";
import { myInvoices } from "./my-invoices.ts";
import { organisationInvoices } from "./organisation-invoices.ts";
import { type OpenBooking, readInvoiceFile, readReceiptFile } from "./read-file.ts";
import { readMyStatement, readOrganisationStatement } from "./show-statement.ts";

export const invoicesApi = ({ openBooking }: { openBooking: OpenBooking }) =>
  bind(invoicesContract, {
    invoiceFile: (ctx, asked) => readInvoiceFile(ctx, asked, openBooking),
    receiptFile: (ctx, asked) => readReceiptFile(ctx, asked, openBooking),
    invoiceDetails: (ctx, asked) => readDetails(ctx, asked, openBooking),
    saveInvoiceDetails: (ctx, given) => giveDetails(ctx, given, openBooking),
    myStatement: readMyStatement,
    organisationStatement: readOrganisationStatement,
    myInvoices,
    organisationInvoices,
  });
