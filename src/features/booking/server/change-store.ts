import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookingChanges } from "#db/schema/booking.ts";

export type ChangeRow = typeof bookingChanges.$inferSelect;

export async function insertChange(db: Database, change: typeof bookingChanges.$inferInsert): Promise<void> {
  await db.insert(bookingChanges).values(change);
}

type Decision = Pick<ChangeRow, "state" | "answer" | "decidedBy" | "decidedAt"> & {
  readonly differenceCents?: number;
};

/** Only a pending change can be answered. False: someone was faster. */
export async function decideChangeRow(db: Database, id: string, decision: Decision): Promise<boolean> {
  const decided = await db
    .update(bookingChanges)
    .set(decision)
    .where(and(eq(bookingChanges.id, id), eq(bookingChanges.state, "proposed")))
    .returning({ id: bookingChanges.id });
  return decided.length > 0;
}
