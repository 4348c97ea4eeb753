import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { billShares, billSplits } from "#db/schema/payments.ts";

export async function findShare(db: ReadDb, id: string) {
  const [row] = await db
    .select({ share: billShares, split: billSplits })
    .from(billShares)
    .innerJoin(billSplits, eq(billSplits.id, billShares.splitId))
    .where(eq(billShares.id, id));
  return row;
}

/** Open splits past half their time with someone to remind; at night, only those that end soon. */
export const findSplitsToRemind = (db: ReadDb, now: Date, endingBefore: Date | null) =>
  db
    .selectDistinct({ bookingId: billSplits.bookingId })
    .from(billSplits)
    .innerJoin(billShares, eq(billShares.splitId, billSplits.id))
    .where(
      and(
        isNull(billSplits.endedAt),
        sql`${billSplits.payUntil} > ${now}`,
        endingBefore ? lt(billSplits.payUntil, endingBefore) : undefined,
        sql`${billSplits.createdAt} + (${billSplits.payUntil} - ${billSplits.createdAt}) / 2 <= ${now}`,
        isNull(billShares.remindedAt),
        sql`${billShares.email} <> ''`,
      ),
    )
    .limit(100);

export async function findPassengers(db: ReadDb, bookingId: string): Promise<number> {
  const [row] = await db.select({ passengers: bookings.passengers }).from(bookings).where(eq(bookings.id, bookingId));
  return row?.passengers ?? 0;
}
