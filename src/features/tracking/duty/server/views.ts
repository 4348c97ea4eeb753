import { and, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { assignments, trips } from "#db/schema/trips.ts";

/** The driver behind an account, and whether they may drive. */
export async function findOwnDriver(db: ReadDb, userId: string) {
  const [driver] = await db
    .select({ id: drivers.id, state: drivers.state })
    .from(drivers)
    .where(eq(drivers.userId, userId));
  return driver;
}

/** Whether the driver has a trip in progress. */
export async function isDriving(db: ReadDb, driverId: string): Promise<boolean> {
  const [trip] = await db
    .select({ id: trips.id })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(
      and(
        eq(assignments.driverId, driverId),
        inArray(assignments.state, ["accepted", "active"]),
        inArray(trips.state, ["en_route", "arrived", "searching", "onboard", "stopover"]),
      ),
    )
    .limit(1);
  return trip !== undefined;
}
