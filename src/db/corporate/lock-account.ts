import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";

/** Locks a company’s account for the transaction: two simultaneous charges could exceed its limit together. */
export async function lockAccount(db: Database, organisationId: string): Promise<void> {
  await db.execute(sql`select from company_accounts where organisation_id = ${organisationId} for update`);
}
