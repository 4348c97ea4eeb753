import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";

/** Until the transaction ends, no one else is sold a driver’s time. */
export async function lockDriverTime(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('time of drivers'))`);
}
