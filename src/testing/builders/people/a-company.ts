import { sampleCompany } from "#db/seed/people/sample-company.ts";
import type { CompanyDetails } from "#features/content/contract.ts";

/** The contact details that a company has saved. */
export const aCompany = (changes: Partial<CompanyDetails> = {}): CompanyDetails => ({
  ...sampleCompany,
  phone: "+27 21 555 0177",
  phone_e164: "+27215550177",
  email: "office@capetownshuttle.example",
  ...changes,
});
