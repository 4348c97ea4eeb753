import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookingMoves, bookings } from "#db/schema/booking.ts";
import { responseDue } from "#domain/booking/service-level.ts";
import { addMinutes } from "#domain/time/local-time.ts";

/** How many minutes ago the latest requests came in: three have time left, one has just been missed. */
const minutesAgo = [2, 7, 13, 24] as const;

/** Lets the latest requests come in just now, so that their clocks run; the older ones have had their answer. */
export async function freshenRequests(db: Database, now: Date): Promise<void> {
  const requests = await db
    .select({ id: bookings.id, createdAt: bookings.createdAt })
    .from(bookings)
    .where(eq(bookings.state, "requested"))
    .orderBy(desc(bookings.createdAt), desc(bookings.id));
  for (const [at, minutes] of minutesAgo.entries()) {
    const request = requests[at];
    if (!request) continue;
    const createdAt = addMinutes(now, -minutes);
    const fresh = { createdAt, updatedAt: createdAt, responseDueAt: responseDue("booking_wizard", createdAt) };
    await db.update(bookings).set(fresh).where(eq(bookings.id, request.id));
    await db.update(bookingMoves).set({ createdAt }).where(eq(bookingMoves.bookingId, request.id));
  }
  const answered = requests.slice(minutesAgo.length);
  if (answered.length > 0)
    await db
      .update(bookings)
      .set({ answeredAt: sql`${bookings.responseDueAt}` })
      .where(
        inArray(
          bookings.id,
          answered.map(({ id }) => id),
        ),
      );
}
