import { and, eq, inArray, lt, ne } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { lostItemMoves, lostItems } from "#db/schema/incidents.ts";
import type { LostItemState } from "#domain/incident/lost-item-lifecycle.ts";
import type { HistoryLine } from "#platform/move-record.ts";

export type LostItemRow = typeof lostItems.$inferSelect;
export type LostItemChanges = Partial<Pick<LostItemRow, "answer" | "answeredAt" | "returnWay" | "returnWords">>;

export async function insertLostItem(db: Database, row: typeof lostItems.$inferInsert): Promise<void> {
  await db.insert(lostItems).values(row);
}

export async function lockLostItem(db: Database, id: string): Promise<LostItemRow | undefined> {
  const [row] = await db.select().from(lostItems).where(eq(lostItems.id, id)).for("update");
  return row;
}

export async function updateLostItem(db: Database, id: string, changes: Partial<LostItemRow>): Promise<void> {
  await db.update(lostItems).set(changes).where(eq(lostItems.id, id));
}

export async function insertLostItemMove(db: Database, { recordId, from, to, ...line }: HistoryLine<LostItemState>) {
  await db.insert(lostItemMoves).values({ ...line, lostItemId: recordId, fromState: from, toState: to });
}

/** Clears their texts; the items stay. */
async function forgetWords(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const emptied = { what: "", leftWhere: "", contact: "", answer: "", returnWords: "" };
  await db
    .update(lostItems)
    .set(emptied)
    .where(inArray(lostItems.id, [...ids]));
  await db
    .update(lostItemMoves)
    .set({ reason: null })
    .where(inArray(lostItemMoves.lostItemId, [...ids]));
}

export async function forgetLostItemsOf(db: Database, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const theirs = inArray(lostItems.bookingId, [...bookingIds]);
  const rows = await db.select({ id: lostItems.id }).from(lostItems).where(theirs);
  await forgetWords(
    db,
    rows.map(({ id }) => id),
  );
}

/** At most this many per run. */
const batch = 500;

/** Closed before then, with texts that have not been deleted yet. */
export async function forgetClosedBefore(db: Database, before: Date): Promise<void> {
  const rows = await db
    .select({ id: lostItems.id })
    .from(lostItems)
    .where(and(eq(lostItems.state, "closed"), lt(lostItems.updatedAt, before), ne(lostItems.what, "")))
    .limit(batch);
  await forgetWords(
    db,
    rows.map(({ id }) => id),
  );
}
