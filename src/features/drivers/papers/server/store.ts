import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";

type Papers = Pick<typeof drivers.$inferSelect, "licenceCode" | "permitExpiresOn">;

/** Under lock: of two documents that change at once, the second sees what the first has written. */
export async function lockPapers(db: Database, driverId: string): Promise<Papers | undefined> {
  const [driver] = await db
    .select({ licenceCode: drivers.licenceCode, permitExpiresOn: drivers.permitExpiresOn })
    .from(drivers)
    .where(eq(drivers.id, driverId))
    .for("update");
  return driver;
}

export async function updatePapers(db: Database, driverId: string, papers: Papers): Promise<void> {
  await db.update(drivers).set(papers).where(eq(drivers.id, driverId));
}
