import { eq, sql } from "drizzle-orm";
import { type WaitTerms, waitStart } from "#domain/road/wait-meter.ts";
import { freeWaitMinutes, waitStepPrice } from "#domain/road/wait-terms.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { hasArrived } from "#domain/trip/trip-on-road.ts";
import type { ReadDb } from "./connect.ts";
import { tripFlights, trips } from "./schema/trips.ts";
import { findTariff } from "./tariff-views.ts";
import { tripArrivedAt } from "./trip-arrived-at.ts";

/** What waiting for a trip’s passengers costs, and since when it counts: null before the driver is there. */
export async function findWait(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({
      state: trips.state,
      bookingId: trips.bookingId,
      pickupAt: trips.plannedStart,
      pickupLocation: trips.pickupLocation,
      band: trips.band,
      arrivedAt: tripArrivedAt,
      landedAt: sql<Date | null>`case when ${tripFlights.status} = 'landed' then ${tripFlights.expectedAt} end`.mapWith(
        trips.plannedStart,
      ),
    })
    .from(trips)
    .leftJoin(tripFlights, eq(tripFlights.tripId, sql`coalesce(${trips.splitFrom}, ${trips.id})`))
    .where(eq(trips.id, tripId));
  if (!row) return undefined;
  const arrivedAt = hasArrived(row.state) ? row.arrivedAt : null;
  const startsAt = waitStart({ ...row, arrivedAt });
  const freeMinutes = freeWaitMinutes(row.pickupLocation);
  const stepCents = waitStepPrice(await findTariff(db, localDateOf(row.pickupAt)), row.band);
  const terms: WaitTerms | null = startsAt && { startsAt, freeMinutes, stepCents };
  return { ...row, arrivedAt, freeMinutes, stepCents, terms };
}

export type FoundWait = NonNullable<Awaited<ReturnType<typeof findWait>>>;
