import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { companyAccounts } from "#db/schema/companies.ts";

export type CompanyRow = typeof companyAccounts.$inferSelect;

export async function insertCompany(db: Database, row: typeof companyAccounts.$inferInsert): Promise<void> {
  await db.insert(companyAccounts).values(row);
}

export async function lockCompany(db: Database, organisationId: string): Promise<CompanyRow | undefined> {
  const [row] = await db
    .select()
    .from(companyAccounts)
    .where(eq(companyAccounts.organisationId, organisationId))
    .for("update");
  return row;
}

export async function updateCompany(db: Database, organisationId: string, changes: Partial<CompanyRow>): Promise<void> {
  await db.update(companyAccounts).set(changes).where(eq(companyAccounts.organisationId, organisationId));
}
