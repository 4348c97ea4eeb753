import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { routeRunPlans, routeRuns } from "#db/schema/routing.ts";

export type RunRow = typeof routeRuns.$inferSelect;
export type RunPlanRow = typeof routeRunPlans.$inferSelect;

export async function insertRun(db: Database, run: typeof routeRuns.$inferInsert): Promise<void> {
  await db.insert(routeRuns).values(run);
}

export async function lockRun(db: Database, id: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(routeRuns).where(eq(routeRuns.id, id)).for("update");
  return row;
}

export async function updateRun(db: Database, id: string, changes: Partial<RunRow>): Promise<void> {
  await db.update(routeRuns).set(changes).where(eq(routeRuns.id, id));
}

/** How far a search is. It is no edit of the run: its version stays. */
export async function noteSearch(
  db: Database,
  id: string,
  changes: Pick<Partial<RunRow>, "state" | "facts" | "progress" | "startedAt" | "heardAt">,
): Promise<void> {
  await db
    .update(routeRuns)
    .set(changes)
    .where(and(eq(routeRuns.id, id), inArray(routeRuns.state, ["waiting", "searching"])));
}

export async function insertRunPlan(db: Database, plan: typeof routeRunPlans.$inferInsert): Promise<void> {
  await db.insert(routeRunPlans).values(plan).onConflictDoNothing();
}

export async function countRunPlans(db: Database, runId: string): Promise<number> {
  return db.$count(routeRunPlans, eq(routeRunPlans.runId, runId));
}

/** Plans of one day are applied one after the other, on every instance. */
export async function lockDay(db: Database, day: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('route day'), hashtext(${day}))`);
}

export async function forgetRuns(db: Database, before: Date): Promise<void> {
  await db.delete(routeRuns).where(lt(routeRuns.createdAt, before));
}
