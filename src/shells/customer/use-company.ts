import { type CompanyDetails, contentContract } from "#features/content/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";

/** How the company is reached; undefined until it is known. */
export const useCompany = (): CompanyDetails | undefined => useCall(contentContract.companyDetails, {}).data;
