import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { quoteOptions, quotes } from "#db/schema/quotes.ts";

/** The quote a booking was made from, or that answers it, with the enquiry behind it: the latest version. */
export async function findDeskOrigin(db: ReadDb, reference: string) {
  const [row] = await db
    .select({
      id: quotes.id,
      number: quotes.number,
      version: quotes.version,
      enquiryId: quotes.enquiryId,
      enquiry: enquiries.reference,
    })
    .from(quotes)
    .leftJoin(enquiries, eq(enquiries.id, quotes.enquiryId))
    .where(eq(quotes.bookingReference, reference))
    .orderBy(sql`${quotes.acceptedAt} desc nulls last`, desc(quotes.version))
    .limit(1);
  return row;
}

/** Our cost of the accepted option; undefined if unknown. */
export async function findQuotedCost(db: ReadDb, reference: string): Promise<number> {
  const [row] = await db
    .select({ cost: quoteOptions.costCents })
    .from(quotes)
    .innerJoin(quoteOptions, and(eq(quoteOptions.quoteId, quotes.id), eq(quoteOptions.letter, quotes.acceptedOption)))
    .where(eq(quotes.bookingReference, reference))
    .orderBy(desc(quotes.version))
    .limit(1);
  return row?.cost ?? 0;
}

export const countBookingsOf = (db: ReadDb, email: string): Promise<number> =>
  db.$count(
    bookings,
    and(sql`lower(${bookings.email}) = lower(${email})`, ne(bookings.state, "draft"), eq(bookings.isTest, false)),
  );
