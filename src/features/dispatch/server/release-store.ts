import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { assignments } from "#db/schema/dispatch.ts";
import { trips } from "#db/schema/trips.ts";
import type { AssignmentState } from "#domain/trip/trip-lifecycle.ts";

export async function endAssignment(db: Database, id: string, state: AssignmentState): Promise<void> {
  await db.update(assignments).set({ state }).where(eq(assignments.id, id));
}

/** The trip waits for a driver again, unless it is over or under way. */
export async function freeTrip(db: Database, id: string): Promise<void> {
  await db
    .update(trips)
    .set({ state: "unassigned", version: sql`${trips.version} + 1` })
    .where(and(eq(trips.id, id), inArray(trips.state, ["offered", "assigned", "reconfirmed"])));
}
