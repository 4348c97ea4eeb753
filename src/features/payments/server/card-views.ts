import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { savedCards } from "#db/schema/payments.ts";

const isKept = and(isNotNull(savedCards.savedAt), isNull(savedCards.removedAt));

/** The cards a customer lets us keep, the latest first. */
export const findCardsOf = (db: ReadDb, userId: string) =>
  db
    .select({
      id: savedCards.id,
      provider: savedCards.provider,
      reference: savedCards.reference,
      savedAt: savedCards.savedAt,
    })
    .from(savedCards)
    .where(and(eq(savedCards.userId, userId), isKept))
    .orderBy(desc(savedCards.savedAt), desc(savedCards.id));

/** As long as it is kept. */
export async function findKeptCard(db: ReadDb, id: string) {
  const [row] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.id, id), isKept));
  return row;
}

/** Also one that was removed since: the gateway may not know yet. */
export async function findCard(db: ReadDb, id: string) {
  const [row] = await db.select().from(savedCards).where(eq(savedCards.id, id));
  return row;
}

export async function findCardOfPayment(db: ReadDb, paymentId: string) {
  const [row] = await db.select().from(savedCards).where(eq(savedCards.paymentId, paymentId));
  return row;
}
