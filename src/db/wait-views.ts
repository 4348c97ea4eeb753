import { eq } from "drizzle-orm";
import { type WaitTerms, waitStart } from "#domain/road/wait-meter.ts";
import { freeWaitMinutes, waitStepPrice } from "#domain/road/wait-terms.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { hasArrived } from "#domain/trip/trip-on-road.ts";
import type { ReadDb } from "./connect.ts";
import { trips } from "./schema/trips.ts";
import { findTariff } from "./tariff-views.ts";
import { tripArrivedAt, tripLandedAt } from "./trip-arrived-at.ts";

/** The price of waiting for a trip’s passengers costs, and since when it counts: null before the driver is there. */
export async function findWait(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({
      state: trips.state,
      bookingId: trips.bookingId,
      pickupAt: trips.pickupAt,
      pickupLocation: trips.pickupLocation,
      vehicleClass: trips.vehicleClass,
      arrivedAt: tripArrivedAt,
      landedAt: tripLandedAt,
    })
    .from(trips)
    .where(eq(trips.id, tripId));
  if (!row) return undefined;
  const arrivedAt = hasArrived(row.state) ? row.arrivedAt : null;
  const waitFrom = waitStart({ ...row, arrivedAt });
  const freeMinutes = freeWaitMinutes(row.pickupLocation);
  const stepCents = waitStepPrice(await findTariff(db, localDateOf(row.pickupAt)), row.vehicleClass);
  const terms: WaitTerms | null = waitFrom && { waitFrom, freeMinutes, stepCents };
  return { ...row, arrivedAt, freeMinutes, stepCents, terms };
}
