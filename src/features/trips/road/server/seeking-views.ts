import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { customerLinkId } from "#db/live-links.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, tripEvents, trips } from "#db/schema/trips.ts";

/** The driver and vehicle details for the trip’s passengers, and the phone’s last position. */
export async function findDriverForPassenger(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({
      state: trips.state,
      from: trips.pickupLocation,
      linkId: customerLinkId,
      reference: bookings.reference,
      isTest: bookings.isTest,
      email: bookings.email,
      customerPhone: bookings.phone,
      pickupAt: trips.pickupAt,
      firstName: bookings.firstName,
      driver: drivers.firstName,
      phone: drivers.phone,
      plate: vehicles.plate,
      make: vehicles.make,
      model: vehicles.model,
      colour: vehicles.colour,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .innerJoin(assignments, and(eq(assignments.tripId, trips.id), inArray(assignments.state, ["accepted", "active"])))
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .innerJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(eq(trips.id, tripId));
  return row && { ...row, place: await findLastPlace(db, tripId) };
}

async function findLastPlace(db: ReadDb, tripId: string) {
  const [place] = await db
    .select({ latitude: tripEvents.latitude, longitude: tripEvents.longitude })
    .from(tripEvents)
    .where(
      and(
        eq(tripEvents.tripId, tripId),
        inArray(tripEvents.event, ["arrive", "cant_find"]),
        isNotNull(tripEvents.latitude),
      ),
    )
    .orderBy(desc(tripEvents.happenedAt))
    .limit(1);
  return place ?? null;
}
