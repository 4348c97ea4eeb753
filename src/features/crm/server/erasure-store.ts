import { inArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { dealMoves, deals, enquiries, enquiryAnswers, enquiryMoves, relationships, tasks } from "#db/schema/crm.ts";

/** A message is a person's own words: it goes with the name, and so does what was answered. */
export async function anonymiseEnquiries(db: Database, ids: readonly string[]): Promise<void> {
  const all = [...ids];
  await db
    .update(enquiries)
    .set({
      name: "Erased",
      email: "erased@erased.invalid",
      phone: "",
      message: "",
      details: {},
      page: "",
      lostReason: null,
    })
    .where(inArray(enquiries.id, all));
  await db.update(enquiryMoves).set({ reason: null }).where(inArray(enquiryMoves.enquiryId, all));
  await db.delete(enquiryAnswers).where(inArray(enquiryAnswers.enquiryId, all));
}

/** A task names whom it is about. */
export async function deleteTasksAbout(db: Database, subjects: readonly string[]): Promise<void> {
  await db.delete(tasks).where(inArray(tasks.subjectId, [...subjects]));
}

const isKnownBy = (column: typeof deals.personId | typeof relationships.personId, email: string) =>
  sql`${column} in (select c.person_id from person_contacts c where c.kind = 'email' and c.key = person_email_key(${email}))`;

/** A deal is the company’s: it stays without the words about the person. Their relationships go with them. */
export async function anonymiseDeals(db: Database, email: string): Promise<void> {
  const changed = await db
    .update(deals)
    .set({ title: "Erased", note: "", lostReason: null, personId: null })
    .where(isKnownBy(deals.personId, email))
    .returning({ id: deals.id });
  const ids = changed.map(({ id }) => id);
  if (ids.length > 0) await db.update(dealMoves).set({ reason: null }).where(inArray(dealMoves.dealId, ids));
}

export async function deleteRelationships(db: Database, email: string): Promise<void> {
  const ofThem = isKnownBy(relationships.personId, email);
  const toThem = sql`${relationships.otherPersonId} in (select c.person_id from person_contacts c where c.kind = 'email' and c.key = person_email_key(${email}))`;
  await db.delete(relationships).where(or(ofThem, toThem));
}
