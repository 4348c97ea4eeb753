import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";

/** Keeps others from charging a company’s account until the transaction ends: two at once could go over its limit together. */
export async function lockAccount(db: Database, organisationId: string): Promise<void> {
  await db.execute(sql`select from company_accounts where organisation_id = ${organisationId} for update`);
}
