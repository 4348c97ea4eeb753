import { and, eq, inArray, or } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";

/** The booking a quote answers; null for one that stands by itself. */
export async function findQuotedBooking(db: ReadDb, quoteId: string): Promise<string | null> {
  const [row] = await db.select({ bookingId: quotes.bookingId }).from(quotes).where(eq(quotes.id, quoteId));
  return row?.bookingId ?? null;
}

/** The journey a quote speaks of, as it was written. */
export async function findQuoteToKeep(db: ReadDb, quoteId: string): Promise<unknown> {
  const [row] = await db.select({ journey: quotes.journey }).from(quotes).where(eq(quotes.id, quoteId));
  return row?.journey;
}

/** Every version of a quote, itself included: they speak of one booking. */
export async function findVersionsOf(db: ReadDb, quoteId: string): Promise<readonly string[]> {
  const same = db.select({ reference: quotes.bookingReference }).from(quotes).where(eq(quotes.id, quoteId));
  const found = await db.select({ id: quotes.id }).from(quotes).where(inArray(quotes.bookingReference, same));
  return found.map(({ id }) => id);
}

/** A quote that was accepted, with the option that was chosen. */
export async function findAcceptedQuote(db: ReadDb, quoteId: string) {
  const [row] = await db
    .select({
      number: quotes.number,
      bookingId: quotes.bookingId,
      bookingReference: quotes.bookingReference,
      customerName: quotes.customerName,
      customerEmail: quotes.customerEmail,
      customerPhone: quotes.customerPhone,
      journey: quotes.journey,
      depositShare: quotes.depositShare,
      option: { lines: quoteOptions.lines, totalCents: quoteOptions.totalCents },
    })
    .from(quotes)
    .innerJoin(quoteOptions, and(eq(quoteOptions.quoteId, quotes.id), eq(quoteOptions.letter, quotes.acceptedOption)))
    .where(eq(quotes.id, quoteId));
  return row;
}

export type AcceptedQuote = NonNullable<Awaited<ReturnType<typeof findAcceptedQuote>>>;

/** The booking that stands for a quote, if there is one. */
export async function findBookingOf(
  db: ReadDb,
  { bookingId, bookingReference }: Pick<AcceptedQuote, "bookingId" | "bookingReference">,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(or(eq(bookings.reference, bookingReference), bookingId ? eq(bookings.id, bookingId) : undefined));
  return row?.id;
}
