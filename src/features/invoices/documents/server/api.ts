import { bind } from "#platform/bind.ts";
import { invoiceDocumentsContract } from "../contract.ts";
import { invoiceFile } from "./invoice-file.ts";
import { myInvoices } from "./my-invoices.ts";
import { organisationInvoices } from "./organisation-invoices.ts";
import { receiptFile } from "./receipt-file.ts";

export const invoiceDocumentsApi = bind(invoiceDocumentsContract, {
  invoiceFile,
  receiptFile,
  myInvoices,
  organisationInvoices,
});
