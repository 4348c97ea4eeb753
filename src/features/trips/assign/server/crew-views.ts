import { and, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { tripEndedAt } from "#db/trip-ended-at.ts";

/** The driver and the vehicle of an assignment that is the trip's own; none once another has it. */
export async function findShownCrew(db: ReadDb, assignmentId: string) {
  const [crew] = await db
    .select({
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      state: trips.state,
      plannedStart: trips.plannedStart,
      plannedEnd: trips.plannedEnd,
      endedAt: tripEndedAt,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(and(eq(assignments.id, assignmentId), inArray(assignments.state, ["accepted", "active", "fulfilled"])));
  return crew;
}
