import { desc, eq, getTableColumns, min } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";

export async function findRequest(db: ReadDb, id: string) {
  const [row] = await db
    .select({ ...getTableColumns(bookings), takenByName: users.name })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.takenBy))
    .where(eq(bookings.id, id));
  return row;
}

/** The quotes made for a request, the newest first, each with its lowest price. */
export const findQuotesOfRequest = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: quotes.id,
      number: quotes.number,
      version: quotes.version,
      state: quotes.state,
      totalCents: min(quoteOptions.totalCents),
      validUntil: quotes.validUntil,
    })
    .from(quotes)
    .leftJoin(quoteOptions, eq(quoteOptions.quoteId, quotes.id))
    .where(eq(quotes.bookingId, bookingId))
    .groupBy(quotes.id)
    .orderBy(desc(quotes.createdAt));
