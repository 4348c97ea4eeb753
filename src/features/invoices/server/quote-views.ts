import { and, asc, desc, eq, gte, isNotNull, lte, ne } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingChanges, bookings } from "#db/schema/booking.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";
import type { PriceChange } from "#domain/invoice/quoted-difference.ts";
import { localDateOf } from "#domain/time/local-time.ts";

/** The quote behind a booking, with the accepted option. */
export async function findAcceptedQuote(db: ReadDb, bookingId: string) {
  const [row] = await db
    .select({
      number: quotes.number,
      acceptedAt: quotes.acceptedAt,
      totalCents: quoteOptions.totalCents,
      bookingState: bookings.state,
    })
    .from(bookings)
    .innerJoin(quotes, eq(quotes.bookingReference, bookings.reference))
    .innerJoin(quoteOptions, and(eq(quoteOptions.quoteId, quotes.id), eq(quoteOptions.letter, quotes.acceptedOption)))
    .where(and(eq(bookings.id, bookingId), isNotNull(quotes.acceptedAt)))
    .orderBy(desc(quotes.acceptedAt), desc(quotes.version))
    .limit(1);
  return row?.acceptedAt ? { ...row, acceptedAt: row.acceptedAt } : undefined;
}

type Between = { readonly from: Date; readonly until: Date };

/** Price changes of a booking in a period, oldest first, without internal notes. */
export async function findPriceChanges(
  db: ReadDb,
  bookingId: string,
  { from, until }: Between,
): Promise<PriceChange[]> {
  const rows = await db
    .select()
    .from(bookingChanges)
    .where(
      and(
        eq(bookingChanges.bookingId, bookingId),
        eq(bookingChanges.state, "applied"),
        ne(bookingChanges.differenceCents, 0),
        gte(bookingChanges.decidedAt, from),
        lte(bookingChanges.decidedAt, until),
      ),
    )
    .orderBy(asc(bookingChanges.decidedAt), asc(bookingChanges.id));
  return rows.map(({ decidedAt, createdAt, after, answer, note, differenceCents }) => ({
    on: localDateOf(decidedAt ?? createdAt),
    fields: Object.keys(after),
    // A note is visible to the customer only with our answer; otherwise it is internal.
    text: answer === "" ? "" : note,
    cents: differenceCents,
  }));
}
