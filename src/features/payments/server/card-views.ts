import { and, desc, eq, gte, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { paymentMoves, payments, savedCards } from "#db/schema/payments.ts";
import { firstForTeam } from "#domain/payment/card-consent.ts";

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

const isOwners = or(
  eq(bookings.bookerId, users.id),
  and(isNotNull(users.emailConfirmedAt), sql`lower(${bookings.email}) = lower(${users.email})`),
);

/** The cards of a booking’s customer, of those that our team may charge. A company’s bookings are the company’s to pay. */
export const findCardsForTeam = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: savedCards.id,
      provider: savedCards.provider,
      reference: savedCards.reference,
      savedAt: savedCards.savedAt,
      owner: users.name,
    })
    .from(savedCards)
    .innerJoin(users, and(eq(users.id, savedCards.userId), eq(users.status, "active")))
    .innerJoin(bookings, isOwners)
    .where(
      and(
        eq(bookings.id, bookingId),
        isNull(bookings.organisationId),
        isKept,
        gte(savedCards.wordingVersion, firstForTeam),
      ),
    )
    .orderBy(desc(savedCards.savedAt), desc(savedCards.id));

/** Whether a payment by a saved card was started by someone other than the card’s owner. */
export async function isChargedByTeam(db: ReadDb, paymentId: string): Promise<boolean> {
  const [row] = await db
    .select({ isByOther: sql<boolean>`${paymentMoves.actor} <> ${savedCards.userId}::text` })
    .from(payments)
    .innerJoin(savedCards, eq(savedCards.id, payments.cardId))
    .innerJoin(paymentMoves, and(eq(paymentMoves.paymentId, payments.id), isNull(paymentMoves.fromState)))
    .where(eq(payments.id, paymentId));
  return row?.isByOther ?? false;
}

/** Why a payment failed. */
export async function findFailure(db: ReadDb, paymentId: string): Promise<string> {
  const [row] = await db
    .select({ reason: paymentMoves.reason })
    .from(paymentMoves)
    .where(and(eq(paymentMoves.paymentId, paymentId), eq(paymentMoves.toState, "failed")));
  return row?.reason ?? "";
}
