import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { tripWaits } from "#db/schema/trips.ts";

export type WaitRow = typeof tripWaits.$inferSelect;

/** Once per trip: a repeated report that they have met changes nothing. */
export async function insertWait(db: Database, wait: typeof tripWaits.$inferInsert): Promise<void> {
  await db.insert(tripWaits).values(wait).onConflictDoNothing();
}

export async function lockWait(db: Database, tripId: string): Promise<WaitRow | undefined> {
  const [row] = await db.select().from(tripWaits).where(eq(tripWaits.tripId, tripId)).for("update");
  return row;
}

/** Waiting is charged once: undefined if it was already charged or waived. */
export async function markCharged(db: Database, tripId: string, at: Date): Promise<WaitRow | undefined> {
  const [row] = await db
    .update(tripWaits)
    .set({ state: "charged", chargedAt: at })
    .where(and(eq(tripWaits.tripId, tripId), eq(tripWaits.state, "due")))
    .returning();
  return row;
}

type Waived = { readonly by: string; readonly at: Date; readonly reason: string };

export async function markWaived(db: Database, tripId: string, { by, at, reason }: Waived): Promise<void> {
  await db
    .update(tripWaits)
    .set({ state: "waived", waivedBy: by, waivedAt: at, reason })
    .where(eq(tripWaits.tripId, tripId));
}
