import { type CompanyDetails, companyDetailsOf } from "#domain/company/contact-details.ts";
import type { ReadDb } from "./connect.ts";
import { companySettings } from "./schema/content.ts";

/** How the company is reached. A feature's views hand it on. */
export async function findCompany(db: ReadDb): Promise<CompanyDetails> {
  const [saved] = await db.select({ details: companySettings.details }).from(companySettings);
  return companyDetailsOf(saved?.details ?? {});
}
