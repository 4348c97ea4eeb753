import type { Database } from "#db/connect.ts";
import { companyAlerts } from "#db/schema/companies.ts";

/** Once per company, month, limit and threshold: false if that alert was already sent. */
export async function insertAlert(db: Database, row: typeof companyAlerts.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(companyAlerts)
    .values(row)
    .onConflictDoNothing()
    .returning({ organisationId: companyAlerts.organisationId });
  return written.length > 0;
}
