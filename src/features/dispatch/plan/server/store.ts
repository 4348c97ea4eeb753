import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { planDrafts } from "#db/schema/dispatch.ts";

export type { PlannedChange } from "#db/schema/dispatch.ts";

export type PlanRow = typeof planDrafts.$inferSelect;

export async function insertPlan(db: Database, plan: typeof planDrafts.$inferInsert): Promise<void> {
  await db.insert(planDrafts).values(plan);
}

export async function lockPlan(db: Database, id: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(planDrafts).where(eq(planDrafts.id, id)).for("update");
  return row;
}

export async function updatePlan(db: Database, id: string, changes: Partial<PlanRow>): Promise<void> {
  await db.update(planDrafts).set(changes).where(eq(planDrafts.id, id));
}
