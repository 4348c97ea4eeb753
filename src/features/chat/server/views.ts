import type { ReadDb } from "#db/connect.ts";
import { companySettings } from "#db/schema/content.ts";
import { type CompanyDetails, companyDetails, sampleCompany } from "#features/content/contract.ts";

/** How the company is reached: what an administrator saved, or the sample. */
export async function findCompany(db: ReadDb): Promise<CompanyDetails> {
  const [saved] = await db.select({ details: companySettings.details }).from(companySettings);
  return saved ? companyDetails.parse(saved.details) : sampleCompany;
}
