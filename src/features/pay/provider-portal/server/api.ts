import { bind } from "#platform/bind.ts";
import { providerPortalContract } from "../contract.ts";
import { providerEarnings } from "./provider-earnings.ts";
import { providerStatementFile } from "./provider-statement-file.ts";
import { sendProviderInvoice } from "./send-provider-invoice.ts";

export const providerPortalApi = bind(providerPortalContract, {
  providerEarnings,
  sendProviderInvoice,
  providerStatementFile,
});
