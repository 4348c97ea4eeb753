import { inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { enquiries, enquiryAnswers, enquiryMoves, tasks } from "#db/schema/crm.ts";

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
