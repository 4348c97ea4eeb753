import { asc, desc, eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { companyAccounts, companyTravellers } from "#db/schema/companies.ts";
import type { CostCentre } from "#domain/corporate/rate-card.ts";

export const findTravellers = (db: ReadDb, organisationId: string) =>
  db
    .select()
    .from(companyTravellers)
    .where(eq(companyTravellers.organisationId, organisationId))
    .orderBy(
      desc(companyTravellers.isActive),
      asc(companyTravellers.lastName),
      asc(companyTravellers.firstName),
      asc(companyTravellers.id),
    )
    .limit(2000);

export async function findCostCentres(db: ReadDb, organisationId: string): Promise<readonly CostCentre[]> {
  const [row] = await db
    .select({ costCentres: companyAccounts.costCentres })
    .from(companyAccounts)
    .where(eq(companyAccounts.organisationId, organisationId));
  return row?.costCentres ?? [];
}
