import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { vehicles } from "#db/schema/fleet.ts";

type Papers = Pick<typeof vehicles.$inferSelect, "papersUntil" | "licenceTypes">;

/** Under lock: of two documents that change at once, the second sees what the first has written. */
export async function lockPapers(db: Database, vehicleId: string) {
  const [vehicle] = await db
    .select({ seats: vehicles.seats, papersUntil: vehicles.papersUntil, licenceTypes: vehicles.licenceTypes })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
    .for("update");
  return vehicle;
}

export async function updatePapers(db: Database, vehicleId: string, papers: Papers): Promise<void> {
  await db.update(vehicles).set(papers).where(eq(vehicles.id, vehicleId));
}
