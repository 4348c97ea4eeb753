import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { maintenancePlans, vehicleAbsences, workOrderMoves, workOrders } from "#db/schema/fleet.ts";
import type { WorkOrderState } from "#domain/fleet/fleet.ts";

export type PlanRow = typeof maintenancePlans.$inferSelect;
export type WorkOrderRow = typeof workOrders.$inferSelect;
export type WorkOrderFacts = Partial<Omit<WorkOrderRow, "id" | "vehicleId" | "state" | "createdAt">>;

export async function lockPlan(db: Database, id: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(maintenancePlans).where(eq(maintenancePlans.id, id)).for("update");
  return row;
}

export async function insertPlan(db: Database, plan: typeof maintenancePlans.$inferInsert): Promise<void> {
  await db.insert(maintenancePlans).values(plan);
}

export async function updatePlan(db: Database, id: string, changes: Partial<PlanRow>): Promise<void> {
  await db.update(maintenancePlans).set(changes).where(eq(maintenancePlans.id, id));
}

export async function lockWorkOrder(db: Database, id: string): Promise<WorkOrderRow | undefined> {
  const [row] = await db.select().from(workOrders).where(eq(workOrders.id, id)).for("update");
  return row;
}

export async function insertWorkOrder(db: Database, order: typeof workOrders.$inferInsert): Promise<void> {
  await db.insert(workOrders).values(order);
}

export async function updateWorkOrder(
  db: Database,
  id: string,
  changes: WorkOrderFacts & { readonly state?: WorkOrderState },
): Promise<void> {
  await db.update(workOrders).set(changes).where(eq(workOrders.id, id));
}

export async function insertWorkOrderMove(db: Database, move: typeof workOrderMoves.$inferInsert): Promise<void> {
  await db.insert(workOrderMoves).values(move);
}

/** The absences that belong to a work order. */
export const lockAbsencesOf = (db: Database, workOrderId: string) =>
  db
    .select({ id: vehicleAbsences.id })
    .from(vehicleAbsences)
    .where(eq(vehicleAbsences.workOrderId, workOrderId))
    .for("update");
