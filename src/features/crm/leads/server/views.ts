import { and, asc, desc, eq, getTableColumns, min, ne, notExists, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { enquiries, enquiryAnswers, enquiryMoves } from "#db/schema/crm.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";
import { subquery } from "#db/subquery.ts";

export async function findEnquiry(db: ReadDb, id: string) {
  const [row] = await db
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
  return row;
}

type Quiet = { readonly spamBefore: Date; readonly quietBefore: Date; readonly atMost: number };

/** Those that led to no quote and no booking, and that no one has said a word about since. */
export function findQuietEnquiries(db: ReadDb, { spamBefore, quietBefore, atMost }: Quiet) {
  const before = sql`case when ${enquiries.state} = 'spam' then ${spamBefore}::timestamptz else ${quietBefore}::timestamptz end`;
  const quote = db.select({ id: quotes.id }).from(quotes).where(eq(quotes.enquiryId, enquiries.id));
  const word = db
    .select({ id: enquiryAnswers.id })
    .from(enquiryAnswers)
    .where(and(eq(enquiryAnswers.enquiryId, enquiries.id), sql`${enquiryAnswers.createdAt} >= ${before}`));
  return db
    .select({ id: enquiries.id, reference: enquiries.reference })
    .from(enquiries)
    .where(
      and(
        ...[ne(enquiries.state, "won"), notExists(quote), notExists(word)],
        sql`coalesce(${enquiries.updatedAt}, ${enquiries.createdAt}) < ${before}`,
      ),
    )
    .orderBy(enquiries.createdAt, enquiries.id)
    .limit(atMost);
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
