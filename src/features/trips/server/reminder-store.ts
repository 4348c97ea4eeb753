import { and, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { trips } from "#db/schema/trips.ts";

/**
 * Of these trips, those without a reminder for their current time. Rows locked by another instance are
 * skipped.
 */
export async function claimReminders(db: Database, ids: readonly string[], now: Date, ahead: number) {
  if (ids.length === 0) return [];
  const open = db
    .select({ id: trips.id })
    .from(trips)
    .where(
      and(
        inArray(trips.id, [...ids]),
        or(isNull(trips.remindedAt), sql`${trips.remindedAt} < ${trips.pickupAt} - ${ahead} * interval '1 hour'`),
      ),
    )
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(trips)
    .set({ remindedAt: now })
    .where(inArray(trips.id, open))
    .returning({ id: trips.id });
  return claimed.map(({ id }) => id);
}
