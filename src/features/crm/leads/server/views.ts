import { asc, desc, eq, getTableColumns, min, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { enquiries, enquiryAnswers, enquiryMoves } from "#db/schema/crm.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";
import { subquery } from "#db/subquery.ts";

export async function findEnquiry(db: ReadDb, id: string) {
  const [found] = await db
    .select({
      ...getTableColumns(enquiries),
      takenByName: users.name,
      bookings:
        subquery<number>`(select count(*) from ${bookings} where lower(${bookings.email}) = lower(${enquiries.email}))`.mapWith(
          Number,
        ),
    })
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.takenBy))
    .where(eq(enquiries.id, id));
  return found;
}

/** An actor is a user's id, or what kind of stranger it was. */
export const findEnquiryMoves = (db: ReadDb, enquiryId: string) =>
  db
    .select({ ...getTableColumns(enquiryMoves), name: users.name })
    .from(enquiryMoves)
    .leftJoin(users, eq(sql`${users.id}::text`, enquiryMoves.actor))
    .where(eq(enquiryMoves.enquiryId, enquiryId))
    .orderBy(asc(enquiryMoves.createdAt), asc(enquiryMoves.id));

export const findEnquiryAnswers = (db: ReadDb, enquiryId: string) =>
  db
    .select()
    .from(enquiryAnswers)
    .where(eq(enquiryAnswers.enquiryId, enquiryId))
    .orderBy(asc(enquiryAnswers.createdAt), asc(enquiryAnswers.id));

/** The quotes made for an enquiry, the newest first, each with its lowest price. */
export const findQuotesFor = (db: ReadDb, enquiryId: string) =>
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
    .where(eq(quotes.enquiryId, enquiryId))
    .groupBy(quotes.id)
    .orderBy(desc(quotes.createdAt));
