import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { enquiries, type people } from "#db/schema/crm.ts";

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

export type SeenPerson = Omit<typeof people.$inferInsert, "firstSeenAt" | "lastSeenAt"> & { readonly seenAt: Date };

/**
 * Notes that someone was here. Anyone who is known keeps the name and number we have: anyone can type anyone's address
 * into a form, and that must not change a customer's record.
 */
export async function notePerson(db: Database, person: SeenPerson): Promise<void> {
  await db.execute(sql`
    insert into people (id, first_name, last_name, email, phone, first_seen_at, last_seen_at)
    values (${person.id}, ${person.firstName}, ${person.lastName}, ${person.email}, ${person.phone},
            ${person.seenAt}, ${person.seenAt})
    on conflict (lower(email)) do update
      set last_seen_at = greatest(people.last_seen_at, excluded.last_seen_at)`);
}
