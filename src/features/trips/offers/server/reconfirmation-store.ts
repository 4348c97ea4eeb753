import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { assignments, trips } from "#db/schema/trips.ts";

type Span = { readonly now: Date; readonly until: Date; readonly limit: number };

/**
 * Drivers with a pickup soon who have not reconfirmed, the least recently asked first. Rows locked by another
 * instance are skipped.
 */
export const lockUnconfirmed = (db: Database, { now, until, limit }: Span) =>
  db
    .select({
      id: assignments.id,
      pickup: trips.pickupAt,
      acceptedAt: sql<Date>`coalesce(${assignments.respondedAt}, ${assignments.createdAt})`.mapWith(
        assignments.createdAt,
      ),
      askedAt: assignments.reconfirmAskedAt,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(
      and(
        eq(trips.state, "assigned"),
        eq(assignments.state, "accepted"),
        gt(trips.pickupAt, now),
        lte(trips.pickupAt, until),
      ),
    )
    .orderBy(sql`${assignments.reconfirmAskedAt} asc nulls first`, asc(assignments.id))
    .limit(limit)
    .for("update", { of: assignments, skipLocked: true });

export async function recordReconfirmationRequest(db: Database, id: string, at: Date): Promise<void> {
  await db.update(assignments).set({ reconfirmAskedAt: at }).where(eq(assignments.id, id));
}
