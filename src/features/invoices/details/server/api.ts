import { bind } from "#platform/bind.ts";
import { invoiceDetailsContract } from "../contract.ts";
import { invoiceDetails } from "./invoice-details.ts";
import { saveInvoiceDetails } from "./save-invoice-details.ts";

export const invoiceDetailsApi = bind(invoiceDetailsContract, {
  invoiceDetails,
  saveInvoiceDetails,
});
