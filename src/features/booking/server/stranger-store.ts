import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";

/** One at a time until the transaction ends: each counts what earlier ones wrote. */
export async function lockStrangersHolds(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('vehicles held by strangers'))`);
}
