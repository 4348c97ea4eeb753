import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";

/** The booking a quote answers; null for one without a request. */
export async function findQuotedBooking(db: ReadDb, quoteId: string): Promise<string | null> {
  const [row] = await db.select({ bookingId: quotes.bookingId }).from(quotes).where(eq(quotes.id, quoteId));
  return row?.bookingId ?? null;
}

/** The trips a quote offers, as they were written: those of its options, each once. */
export async function findTripsToKeep(db: ReadDb, quoteId: string): Promise<readonly unknown[]> {
  const rows = await db
    .select({ journey: sql<unknown>`coalesce(${quoteOptions.journey}, ${quotes.journey})` })
    .from(quotes)
    .leftJoin(quoteOptions, eq(quoteOptions.quoteId, quotes.id))
    .where(eq(quotes.id, quoteId))
    .orderBy(asc(quoteOptions.letter));
  const once = new Map(rows.map(({ journey }) => [JSON.stringify(journey), journey]));
  return [...once.values()];
}

/** Every version of a quote, itself included: they speak of one booking. */
export async function findVersionsOf(db: ReadDb, quoteId: string): Promise<readonly string[]> {
  const same = db.select({ reference: quotes.bookingReference }).from(quotes).where(eq(quotes.id, quoteId));
  const rows = await db.select({ id: quotes.id }).from(quotes).where(inArray(quotes.bookingReference, same));
  return rows.map(({ id }) => id);
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
      /** The chosen option's own, or the quote's. */
      journey: sql<Record<string, unknown>>`coalesce(${quoteOptions.journey}, ${quotes.journey})`,
      depositShare: quotes.depositShare,
      restDueHours: quotes.restDueHours,
      termsVersion: quotes.termsVersion,
      acceptedAt: quotes.acceptedAt,
      option: {
        title: quoteOptions.title,
        lines: quoteOptions.lines,
        totalCents: quoteOptions.totalCents,
        promo: quoteOptions.promo,
        promoCents: quoteOptions.promoCents,
      },
    })
    .from(quotes)
    .innerJoin(quoteOptions, and(eq(quoteOptions.quoteId, quotes.id), eq(quoteOptions.letter, quotes.acceptedOption)))
    .where(eq(quotes.id, quoteId));
  return row;
}

export type AcceptedQuote = NonNullable<Awaited<ReturnType<typeof findAcceptedQuote>>>;

/** The booking made for a quote, if there is one. */
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

/** A declined or expired quote: the request behind it, and the reason. */
export async function findEndedQuote(db: ReadDb, quoteId: string) {
  const [row] = await db
    .select({ number: quotes.number, bookingId: quotes.bookingId, declineReason: quotes.declineReason })
    .from(quotes)
    .where(eq(quotes.id, quoteId));
  return row;
}

/** Whether the request has another quote that is a draft or still open. */
export async function hasOtherLiveQuote(db: ReadDb, quoteId: string): Promise<boolean> {
  const same = db.select({ reference: quotes.bookingReference }).from(quotes).where(eq(quotes.id, quoteId));
  const isLive = inArray(quotes.state, ["draft", "sent", "viewed", "accepted", "converted"]);
  return (await db.$count(quotes, and(inArray(quotes.bookingReference, same), ne(quotes.id, quoteId), isLive))) > 0;
}
