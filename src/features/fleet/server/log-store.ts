import { and, asc, desc, eq, gt, lte } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { fuelEntries, odometerReadings, vehicles } from "#db/schema/fleet.ts";

export async function insertReading(db: Database, reading: typeof odometerReadings.$inferInsert): Promise<void> {
  await db.insert(odometerReadings).values(reading);
}

export async function insertFuel(db: Database, entry: typeof fuelEntries.$inferInsert): Promise<void> {
  await db.insert(fuelEntries).values(entry);
}

/** The readings just before and after a time. */
export async function findNeighbours(db: Database, vehicleId: string, at: Date) {
  const of = eq(odometerReadings.vehicleId, vehicleId);
  const columns = { km: odometerReadings.km, at: odometerReadings.readAt };
  const [before] = await db
    .select(columns)
    .from(odometerReadings)
    .where(and(of, lte(odometerReadings.readAt, at)))
    .orderBy(desc(odometerReadings.readAt), desc(odometerReadings.km))
    .limit(1);
  const [after] = await db
    .select(columns)
    .from(odometerReadings)
    .where(and(of, gt(odometerReadings.readAt, at)))
    .orderBy(asc(odometerReadings.readAt), asc(odometerReadings.km))
    .limit(1);
  return { before, after };
}

export async function lockReading(db: Database, id: string) {
  const [row] = await db.select().from(odometerReadings).where(eq(odometerReadings.id, id)).for("update");
  return row;
}

/** A fuel entry shares its reading’s id, so both are deleted. */
export async function deleteEntry(db: Database, id: string): Promise<{ fileId: string | null } | undefined> {
  const [fuel] = await db.delete(fuelEntries).where(eq(fuelEntries.id, id)).returning({ fileId: fuelEntries.fileId });
  await db.delete(odometerReadings).where(eq(odometerReadings.id, id));
  return fuel;
}

/** Copies the latest reading to the vehicle. Without a reading the vehicle keeps its value. */
export async function showLastReading(db: Database, vehicleId: string): Promise<void> {
  const [last] = await db
    .select({ km: odometerReadings.km })
    .from(odometerReadings)
    .where(eq(odometerReadings.vehicleId, vehicleId))
    .orderBy(desc(odometerReadings.readAt), desc(odometerReadings.km))
    .limit(1);
  if (last) await db.update(vehicles).set({ odometerKm: last.km }).where(eq(vehicles.id, vehicleId));
}
