import { inArray, lt, or, sql } from "drizzle-orm";
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

/** An address that someone else gave with a booking. */
export async function deleteAddress(db: Database, email: string): Promise<void> {
  await db
    .delete(personContacts)
    .where(sql`${personContacts.kind} = 'email' and ${personContacts.key} = person_email_key(${email})`);
}

export async function deleteMergesBefore(db: Database, at: Date): Promise<void> {
  await db.delete(personMerges).where(lt(personMerges.mergedAt, at));
}
