import { bind } from "#platform/bind.ts";
import { providerInvoicesContract } from "../contract.ts";
import { providerInvoices } from "./provider-invoices.ts";
import { recordProviderInvoice } from "./record-provider-invoice.ts";
import { removeProviderInvoice } from "./remove-provider-invoice.ts";

export const providerInvoicesApi = bind(providerInvoicesContract, {
  providerInvoices,
  recordProviderInvoice,
  removeProviderInvoice,
});
