import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { driverMoves, drivers } from "#db/schema/drivers.ts";

export type DriverRow = typeof drivers.$inferSelect;
export type DriverChanges = Partial<Omit<DriverRow, "id" | "state" | "version" | "createdAt">>;

export async function lockDriver(db: Database, id: string): Promise<DriverRow | undefined> {
  const [row] = await db.select().from(drivers).where(eq(drivers.id, id)).for("update");
  return row;
}

export async function updateDriver(db: Database, id: string, changes: Partial<DriverRow>): Promise<void> {
  await db.update(drivers).set(changes).where(eq(drivers.id, id));
}

export async function insertDriverMove(db: Database, line: typeof driverMoves.$inferInsert): Promise<void> {
  await db.insert(driverMoves).values(line);
}
