import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { findSettings } from "#db/settings-views.ts";
import { tripEndedAt } from "#db/trip-ended-at.ts";
import type { OfferRules } from "#domain/trip/offer-rules.ts";

/** The driver and the vehicle of an assignment, as long as it is still the trip's current one. */
export async function findShownCrew(db: ReadDb, assignmentId: string) {
  const [crew] = await db
    .select({
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      state: trips.state,
      pickupAt: trips.pickupAt,
      plannedEnd: trips.plannedEnd,
      endedAt: tripEndedAt,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(and(eq(assignments.id, assignmentId), inArray(assignments.state, ["accepted", "active", "fulfilled"])));
  return crew;
}

export const findOfferRules = async (db: ReadDb): Promise<OfferRules> => (await findSettings(db)).offers;

/** A trip driven by a provider’s driver without an agreed payout. Accepted offers already have one. */
export async function findTripWithoutPayout(db: ReadDb, assignmentId: string) {
  const [row] = await db
    .select({
      pickupAt: trips.pickupAt,
      end: trips.plannedEnd,
      bookingId: trips.bookingId,
      priceCents: trips.priceCents,
      providerId: sql<string>`${drivers.providerId}`,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(
      and(
        eq(assignments.id, assignmentId),
        eq(assignments.mode, "hard"),
        isNull(assignments.payoutCents),
        isNotNull(drivers.providerId),
      ),
    );
  return row;
}
