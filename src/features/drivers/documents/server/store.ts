import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";

type FromDocuments = Pick<typeof drivers.$inferSelect, "licenceCode" | "permitExpiresOn">;

/** Locked, so that the second of two simultaneous document changes sees the first. */
export async function lockDocuments(db: Database, driverId: string): Promise<FromDocuments | undefined> {
  const [driver] = await db
    .select({ licenceCode: drivers.licenceCode, permitExpiresOn: drivers.permitExpiresOn })
    .from(drivers)
    .where(eq(drivers.id, driverId))
    .for("update");
  return driver;
}

export async function updateDocuments(db: Database, driverId: string, known: FromDocuments): Promise<void> {
  await db.update(drivers).set(known).where(eq(drivers.id, driverId));
}
