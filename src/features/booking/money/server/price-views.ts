import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { findTariff, findTariffVersion } from "#db/tariff-views.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

export async function findPriced(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      priceRequest: bookings.priceRequest,
      price: bookings.price,
      tariffVersion: bookings.tariffVersion,
      pickupAt: bookings.pickupAt,
    })
    .from(bookings)
    .where(eq(bookings.id, id));
  return row;
}

/** The tariff a booking was priced by, and the one that is in force for its day now. */
export const findTariffs = async (db: ReadDb, version: number, day: LocalDate) => ({
  agreed: await findTariffVersion(db, version),
  now: await findTariff(db, day),
});
