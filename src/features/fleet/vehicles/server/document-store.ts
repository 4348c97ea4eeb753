import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";

type FromDocuments = Pick<typeof vehicles.$inferSelect, "documentsUntil" | "licenceTypes">;

/** Locked, so that the second of two simultaneous document changes sees the first. */
export async function lockDocuments(db: Database, vehicleId: string) {
  const [vehicle] = await db
    .select({ seats: vehicles.seats, documentsUntil: vehicles.documentsUntil, licenceTypes: vehicles.licenceTypes })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
    .for("update");
  return vehicle;
}

export async function updateDocuments(db: Database, vehicleId: string, known: FromDocuments): Promise<void> {
  await db.update(vehicles).set(known).where(eq(vehicles.id, vehicleId));
}
