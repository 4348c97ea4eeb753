import { type CompanyDetails, companyDetailsOf } from "#domain/company/contact-details.ts";
import type { ReadDb } from "./connect.ts";
import { companySettings } from "./schema/content.ts";

/** The company’s contact details. Exported again by features’ views. */
export async function findCompany(db: ReadDb): Promise<CompanyDetails> {
  const [saved] = await db.select({ details: companySettings.details }).from(companySettings);
  return companyDetailsOf(saved?.details ?? {});
}
