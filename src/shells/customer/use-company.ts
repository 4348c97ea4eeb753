import { type CompanyDetails, contentContract } from "#features/content/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";

export const useCompany = (): CompanyDetails | undefined => useCall(contentContract.companyDetails, {}).data;
