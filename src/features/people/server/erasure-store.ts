import { inArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { people, personBlocks, personConsents, personContacts, personMerges, personNotes } from "#db/schema/people.ts";

export async function anonymisePeople(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(people)
    .set({
      firstName: "Erased",
      lastName: "",
      email: sql`'erased-' || ${people.id} || '@erased.invalid'`,
      phone: "",
      tags: [],
      preferences: {},
    })
    .where(inArray(people.id, [...ids]));
}

/** A merge of someone who is erased can no longer be undone. */
export async function deleteRecordsOf(db: Database, ids: readonly string[]): Promise<void> {
  const all = [...ids];
  await db.delete(personContacts).where(inArray(personContacts.personId, all));
  await db.delete(personNotes).where(inArray(personNotes.personId, all));
  await db.delete(personConsents).where(inArray(personConsents.personId, all));
  await db.delete(personBlocks).where(inArray(personBlocks.personId, all));
  await db.delete(personMerges).where(or(inArray(personMerges.keptId, all), inArray(personMerges.goneId, all)));
}
