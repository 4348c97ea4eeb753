import { bind } from "#platform/bind.ts";
import { invoiceUnbilledContract } from "../contract.ts";
import { issueInvoices } from "./issue-invoices.ts";
import { unbilledBookings } from "./unbilled-bookings.ts";

export const invoiceUnbilledApi = bind(invoiceUnbilledContract, { unbilledBookings, issueInvoices });
