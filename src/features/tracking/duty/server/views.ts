import { and, eq, inArray, isNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { dutySpans } from "#db/schema/tracking.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { switchEnd } from "#domain/tracking/duty.ts";

/** The driver behind an account, and whether they may drive. */
export async function findOwnDriver(db: ReadDb, userId: string) {
  const [driver] = await db
    .select({ id: drivers.id, state: drivers.state })
    .from(drivers)
    .where(eq(drivers.userId, userId));
  return driver;
}

/** Since when a driver is on duty by their own switch; undefined where they are not, or have forgotten it. */
export async function findOpenDuty(db: ReadDb, driverId: string, now: Date): Promise<Date | undefined> {
  const [open] = await db
    .select({ from: dutySpans.startedAt })
    .from(dutySpans)
    .where(and(eq(dutySpans.driverId, driverId), isNull(dutySpans.endedAt)));
  return open && switchEnd({ from: open.from, to: null }) > now ? open.from : undefined;
}

/** Whether the driver is driving a trip now. */
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
