import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { vehicleMoves, vehicles } from "#db/schema/fleet.ts";
import type { VehicleState } from "#domain/fleet/fleet.ts";
import { barePlate } from "#domain/fleet/plate.ts";

export type VehicleRow = typeof vehicles.$inferSelect;
export type NewVehicle = typeof vehicles.$inferInsert;
/** A vehicle’s facts other than its status. */
export type VehicleFacts = Partial<Omit<VehicleRow, "id" | "state" | "createdAt">>;

export async function lockVehicle(db: Database, id: string): Promise<VehicleRow | undefined> {
  const [row] = await db.select().from(vehicles).where(eq(vehicles.id, id)).for("update");
  return row;
}

/**
 * Finds the vehicle with this plate in any spacing. Writers wait for each other, so that no plate is created
 * twice.
 */
export async function lockPlate(db: Database, plate: string): Promise<{ id: string } | undefined> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('vehicles:plates', 0))`);
  const [row] = await db
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(sql`upper(regexp_replace(${vehicles.plate}, '[^0-9A-Za-z]', '', 'g')) = ${barePlate(plate)}`)
    .limit(1);
  return row;
}

export async function insertVehicle(db: Database, vehicle: NewVehicle): Promise<void> {
  await db.insert(vehicles).values(vehicle);
}

export async function updateVehicle(
  db: Database,
  id: string,
  changes: VehicleFacts & { readonly state?: VehicleState },
): Promise<void> {
  await db.update(vehicles).set(changes).where(eq(vehicles.id, id));
}

/** Notifies open screens that something about the vehicle has changed. */
export async function touchVehicle(db: Database, id: string, now: Date): Promise<void> {
  await db.update(vehicles).set({ updatedAt: now }).where(eq(vehicles.id, id));
}

export async function insertVehicleMove(db: Database, move: typeof vehicleMoves.$inferInsert): Promise<void> {
  await db.insert(vehicleMoves).values(move);
}
