import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import {
  bookingChanges,
  bookingDocuments,
  bookingMoves,
  bookingNotes,
  bookings,
  savedViews,
} from "#db/schema/booking.ts";
import { erasedFacts } from "#domain/booking/facts.ts";

type Ids = readonly string[];

/** These rows no longer identify anyone, and no link opens them. */
export async function anonymiseBookings(db: Database, ids: Ids, at: Date): Promise<void> {
  await db
    .update(bookings)
    .set({
      firstName: "Erased",
      lastName: "",
      email: "erased@erased.invalid",
      phone: "",
      ...erasedFacts,
      overrideReason: null,
      optionTitle: "",
      accessCodeHash: "",
      sourceKey: null,
      bookerId: null,
      updatedAt: at,
    })
    .where(inArray(bookings.id, [...ids]));
}

/** Empties notes and messages about the bookings; that they existed, and when, stays. */
export async function forgetWords(db: Database, ids: Ids): Promise<void> {
  const all = [...ids];
  await db.update(bookingMoves).set({ reason: null }).where(inArray(bookingMoves.bookingId, all));
  await db
    .update(bookingChanges)
    .set({ before: {}, after: {}, note: "", answer: "" })
    .where(inArray(bookingChanges.bookingId, all));
  await db.delete(bookingNotes).where(inArray(bookingNotes.bookingId, all));
  await db.delete(bookingDocuments).where(inArray(bookingDocuments.bookingId, all));
}

/** A count of wrong codes names the booking and the networks they came from. */
export async function forgetCodeTries(db: Database, references: readonly string[]): Promise<void> {
  await db.execute(
    sql`delete from code_failures where split_part(key, ' ', 1) in (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`,
  );
}

export async function deleteViewsOf(db: Database, userId: string): Promise<void> {
  await db.delete(savedViews).where(eq(savedViews.userId, userId));
}
