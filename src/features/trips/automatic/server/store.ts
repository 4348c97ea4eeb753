import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { tripAutomatic } from "#db/schema/trips.ts";

export type AutomaticRow = typeof tripAutomatic.$inferSelect;
type Changes = Partial<Omit<AutomaticRow, "tripId">>;

export async function findAutomaticRow(db: Database, tripId: string): Promise<AutomaticRow | undefined> {
  const [row] = await db.select().from(tripAutomatic).where(eq(tripAutomatic.tripId, tripId));
  return row;
}

/** Written under the trip’s lock, so that there is one row of each trip. */
export async function writeStep(
  db: Database,
  row: Omit<AutomaticRow, "alarmedFor" | "alarmedAt" | "manualBy"> & Changes,
) {
  const { tripId: _, ...changes } = row;
  await db.insert(tripAutomatic).values(row).onConflictDoUpdate({ target: tripAutomatic.tripId, set: changes });
}
