import { bind } from "#platform/bind.ts";
import { monthInvoicesContract } from "../contract.ts";
import { monthInvoiceFile } from "./month-invoice-file.ts";
import { monthInvoices } from "./month-invoices.ts";

export const monthInvoicesApi = bind(monthInvoicesContract, { monthInvoices, monthInvoiceFile });
