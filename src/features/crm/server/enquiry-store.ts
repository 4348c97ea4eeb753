import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { enquiries, enquiryAnswers, enquiryMoves } from "#db/schema/crm.ts";

export type EnquiryRow = typeof enquiries.$inferSelect;
export type EnquiryChanges = Partial<Omit<EnquiryRow, "id" | "reference" | "createdAt">>;

/** Reads an enquiry and keeps others from changing it until the transaction ends. */
export async function lockEnquiry(db: Database, id: string): Promise<EnquiryRow | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id)).for("update");
  return row;
}

export async function lockEnquiryByReference(db: Database, reference: string): Promise<EnquiryRow | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.reference, reference)).for("update");
  return row;
}

export async function updateEnquiry(db: Database, id: string, changes: EnquiryChanges): Promise<void> {
  await db.update(enquiries).set(changes).where(eq(enquiries.id, id));
}

export async function insertEnquiryMove(db: Database, move: typeof enquiryMoves.$inferInsert): Promise<void> {
  await db.insert(enquiryMoves).values(move);
}

/** An answer that was sent, or a note of our team. */
export async function insertAnswer(db: Database, words: typeof enquiryAnswers.$inferInsert): Promise<void> {
  await db.insert(enquiryAnswers).values(words);
}

/** With all that was said about them. */
export async function deleteEnquiries(db: Database, ids: readonly string[]): Promise<void> {
  const all = [...ids];
  await db.delete(enquiryAnswers).where(inArray(enquiryAnswers.enquiryId, all));
  await db.delete(enquiryMoves).where(inArray(enquiryMoves.enquiryId, all));
  await db.delete(enquiries).where(inArray(enquiries.id, all));
}

/** Those whose promised time has passed unanswered and no one has been notified of; another worker's are left to it. */
export const lockBreached = (db: Database, now: Date, most: number): Promise<EnquiryRow[]> =>
  db
    .select()
    .from(enquiries)
    .where(
      and(
        eq(enquiries.state, "new"),
        isNull(enquiries.answeredAt),
        isNull(enquiries.escalatedAt),
        lt(enquiries.responseDueAt, now),
      ),
    )
    .orderBy(enquiries.responseDueAt)
    .limit(most)
    .for("update", { skipLocked: true });
