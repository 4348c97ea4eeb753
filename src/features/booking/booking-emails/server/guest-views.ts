import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { organisations } from "#db/schema/partners.ts";
import { guestBookings } from "#db/schema/portal.ts";

/** The email to a guest about a booking that a partner made for them; undefined for any other. */
export async function findGuestOf(db: ReadDb, reference: string) {
  const [row] = await db
    .select({
      payer: guestBookings.payer,
      room: guestBookings.room,
      guestEmail: guestBookings.guestEmail,
      isContactGuest: guestBookings.isContactGuest,
      host: organisations.name,
      kind: organisations.kind,
    })
    .from(guestBookings)
    .innerJoin(bookings, eq(bookings.id, guestBookings.bookingId))
    .innerJoin(organisations, eq(organisations.id, bookings.organisationId))
    .where(eq(bookings.reference, reference));
  return row;
}
