import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { noShowRequests } from "#db/schema/trips.ts";

/** Asking again, by the same or another driver, reopens the same request. */
export async function openRequest(db: Database, request: typeof noShowRequests.$inferInsert): Promise<void> {
  const { driverId, askedAt } = request;
  await db
    .insert(noShowRequests)
    .values(request)
    .onConflictDoUpdate({
      target: noShowRequests.tripId,
      targetWhere: eq(noShowRequests.state, "open"),
      set: { driverId, askedAt },
    });
}

type Decision = Pick<typeof noShowRequests.$inferSelect, "state" | "decidedBy" | "decidedAt" | "answer">;

/** An open request is decided once. False if there is nothing to decide. */
export async function decideRequest(db: Database, tripId: string, decision: Decision): Promise<boolean> {
  const decided = await db
    .update(noShowRequests)
    .set(decision)
    .where(and(eq(noShowRequests.tripId, tripId), eq(noShowRequests.state, "open")))
    .returning({ id: noShowRequests.id });
  return decided.length > 0;
}
