import { and, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { assignments, trips } from "#db/schema/trips.ts";

/** Crews and open offers of a booking’s trips, and whether the time blocked for them still covers the trip. */
export const findCrewOf = (db: ReadDb, reference: string) =>
  db
    .select({
      assignmentId: assignments.id,
      assignmentState: assignments.state,
      tripId: trips.id,
      tripState: trips.state,
      leg: trips.leg,
      pickupAt: trips.pickupAt,
      fits: sql<boolean>`${assignments.busy} @> tstzrange(${trips.pickupAt}, ${trips.plannedEnd})`,
      driverId: drivers.id,
      driverName: drivers.firstName,
      driverEmail: drivers.email,
      driverPhone: drivers.phone,
    })
    .from(bookings)
    .innerJoin(trips, eq(trips.bookingId, bookings.id))
    .innerJoin(assignments, eq(assignments.tripId, trips.id))
    .leftJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(
      and(eq(bookings.reference, reference), inArray(assignments.state, ["proposed", "offered", "accepted", "active"])),
    );

export type CrewMember = Awaited<ReturnType<typeof findCrewOf>>[number];
