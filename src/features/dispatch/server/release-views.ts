import { and, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { companySettings } from "#db/schema/content.ts";
import { assignments } from "#db/schema/dispatch.ts";
import { drivers } from "#db/schema/drivers.ts";
import { trips } from "#db/schema/trips.ts";
import { type CompanyDetails, companyDetails, sampleCompany } from "#features/content/contract.ts";

/** Who was to drive the trips of a booking, and whether the time they keep for it still covers the trip. */
export const findCrewOf = (db: ReadDb, reference: string) =>
  db
    .select({
      assignmentId: assignments.id,
      assignmentState: assignments.state,
      tripId: trips.id,
      tripState: trips.state,
      leg: trips.leg,
      plannedStart: trips.plannedStart,
      fits: sql<boolean>`${assignments.busy} @> tstzrange(${trips.plannedStart}, ${trips.plannedEnd})`,
      driverId: drivers.id,
      driverName: drivers.firstName,
      driverEmail: drivers.email,
    })
    .from(bookings)
    .innerJoin(trips, eq(trips.bookingId, bookings.id))
    .innerJoin(assignments, eq(assignments.tripId, trips.id))
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(and(eq(bookings.reference, reference), inArray(assignments.state, ["offered", "accepted"])));

export type CrewMember = Awaited<ReturnType<typeof findCrewOf>>[number];

export async function findCompany(db: ReadDb): Promise<CompanyDetails> {
  const [saved] = await db.select({ details: companySettings.details }).from(companySettings);
  return saved ? companyDetails.parse(saved.details) : sampleCompany;
}
