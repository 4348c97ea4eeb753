import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { assignments } from "#db/schema/trips.ts";
import type { Cents } from "#domain/money/money.ts";

export async function writePayout(db: Database, assignmentId: string, payoutCents: Cents): Promise<void> {
  await db
    .update(assignments)
    .set({ payoutCents })
    .where(and(eq(assignments.id, assignmentId), isNull(assignments.payoutCents)));
}
