import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { payments, savedCards } from "#db/schema/payments.ts";

export type SavedCard = typeof savedCards.$inferSelect;

/** One for each payment: a customer who starts twice agrees once. */
export async function insertCard(db: Database, card: typeof savedCards.$inferInsert): Promise<void> {
  await db.insert(savedCards).values(card).onConflictDoNothing({ target: savedCards.paymentId });
}

export async function updateCard(
  db: Database,
  id: string,
  changes: Partial<Pick<SavedCard, "tokenCipher" | "savedAt" | "removedAt">>,
): Promise<void> {
  await db.update(savedCards).set(changes).where(eq(savedCards.id, id));
}

export async function lockCard(db: Database, id: string): Promise<SavedCard | undefined> {
  const [row] = await db.select().from(savedCards).where(eq(savedCards.id, id)).for("update");
  return row;
}

/** True once for each payment: only then may the gateway be asked for its money. */
export async function claimCharge(db: Database, paymentId: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ cardAskedAt: now })
    .where(and(eq(payments.id, paymentId), eq(payments.state, "processing"), isNull(payments.cardAskedAt)))
    .returning({ id: payments.id });
  return claimed.length > 0;
}

/** No card of theirs can be charged again. Returns those whose token the gateway still has. */
export async function removeCardsOf(db: Database, userId: string, now: Date): Promise<readonly string[]> {
  const removed = await db
    .update(savedCards)
    .set({ removedAt: sql`coalesce(${savedCards.removedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(savedCards.userId, userId))
    .returning({ id: savedCards.id, tokenCipher: savedCards.tokenCipher });
  return removed.flatMap(({ id, tokenCipher }) => (tokenCipher ? [id] : []));
}
