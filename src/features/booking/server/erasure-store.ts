import { eq, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";

type Person = { readonly userId: string; readonly email: string | null };

/** Nobody is found by these rows again, and no link opens them. */
export async function anonymiseBookings(db: Database, { userId, email }: Person, at: Date): Promise<void> {
  await db
    .update(bookings)
    .set({
      firstName: "Erased",
      lastName: "",
      email: "erased@erased.invalid",
      phone: "",
      specialRequirements: "",
      accessCodeHash: "",
      bookerId: null,
      updatedAt: at,
    })
    .where(
      or(eq(bookings.bookerId, userId), email === null ? undefined : sql`lower(${bookings.email}) = lower(${email})`),
    );
}
