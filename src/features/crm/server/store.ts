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
