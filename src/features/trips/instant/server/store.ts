import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";

/** From here to the end of the transaction, no one else is sold a driver’s time. */
export async function lockDriverTime(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('time of drivers'))`);
}
