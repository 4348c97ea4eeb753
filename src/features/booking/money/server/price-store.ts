import { and, asc, eq, ne } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { trips } from "#db/schema/trips.ts";

/** Shares a total among the legs as they shared the old one; the last takes what rounding left over. */
export async function shareTripPrices(db: Database, bookingId: string, total: number): Promise<void> {
  const legs = await db
    .select({ leg: trips.leg, priceCents: trips.priceCents })
    .from(trips)
    .where(and(eq(trips.bookingId, bookingId), ne(trips.state, "cancelled")))
    .orderBy(asc(trips.leg));
  const before = legs.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0);
  let left = total;
  for (const [at, { leg, priceCents }] of legs.entries()) {
    const share = before > 0 ? (priceCents ?? 0) / before : 1 / legs.length;
    const price = at === legs.length - 1 ? left : Math.round(total * share);
    left -= price;
    await db
      .update(trips)
      .set({ priceCents: price })
      .where(and(eq(trips.bookingId, bookingId), eq(trips.leg, leg)));
  }
}
