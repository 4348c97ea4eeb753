import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { enquiries } from "#db/schema/crm.ts";

export type NewEnquiry = typeof enquiries.$inferInsert;

/** False when the reference is taken. */
export async function insertEnquiry(db: Database, enquiry: NewEnquiry): Promise<boolean> {
  const written = await db
    .insert(enquiries)
    .values(enquiry)
    .onConflictDoNothing({ target: enquiries.reference })
    .returning({ id: enquiries.id });
  return written.length > 0;
}

/** Two instances whose rounds meet take turns: the second sees what the first has sent. */
export async function lockFollowUps(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('follow-ups'))`);
}
