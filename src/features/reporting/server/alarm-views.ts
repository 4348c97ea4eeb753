import { asc, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { sosAlarms } from "#db/schema/sos.ts";
import { trips } from "#db/schema/trips.ts";

/** Alarms of drivers in danger that no one has taken charge of, oldest first. */
export const findAlarmsNotTaken = (db: ReadDb, limit: number) =>
  db
    .select({
      id: sosAlarms.id,
      driverId: sosAlarms.driverId,
      vehicleId: sosAlarms.vehicleId,
      tripId: sosAlarms.tripId,
      raisedAt: sosAlarms.raisedAt,
      driver: sql<string>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      reference: bookings.reference,
    })
    .from(sosAlarms)
    .innerJoin(drivers, eq(drivers.id, sosAlarms.driverId))
    .leftJoin(trips, eq(trips.id, sosAlarms.tripId))
    .leftJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(eq(sosAlarms.state, "open"))
    .orderBy(asc(sosAlarms.raisedAt), asc(sosAlarms.id))
    .limit(limit);
