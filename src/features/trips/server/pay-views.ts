import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findPayRules as readPayRules } from "#db/pay/pay-rule-views.ts";
import { bookings } from "#db/schema/booking.ts";

/** Each driver’s pay rule, with the company’s default. */
export const findPayRules = (db: ReadDb) => readPayRules(db);

/** A booking’s price and its VAT. */
export async function findTaxed(db: ReadDb, bookingId: string) {
  const [row] = await db
    .select({ totalCents: bookings.totalCents, vatCents: bookings.vatCents })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return { totalCents: row?.totalCents ?? 0, vatCents: row?.vatCents ?? 0 };
}
