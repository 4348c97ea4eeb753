import type { Database } from "#db/connect.ts";
import { odometerReadings } from "#db/schema/fleet.ts";

export async function insertReading(db: Database, reading: typeof odometerReadings.$inferInsert): Promise<void> {
  await db.insert(odometerReadings).values(reading);
}
