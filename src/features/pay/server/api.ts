import { earningsApi } from "../earnings/server/api.ts";
import { providerInvoicesApi } from "../provider-invoices/server/api.ts";
import { providerPortalApi } from "../provider-portal/server/api.ts";
import { payRulesApi } from "../rules/server/api.ts";
import { payRunsApi } from "../runs/server/api.ts";

export const payApi = [...payRulesApi, ...earningsApi, ...payRunsApi, ...providerInvoicesApi, ...providerPortalApi];
