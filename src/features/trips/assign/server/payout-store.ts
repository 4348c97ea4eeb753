import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import type { Cents } from "#domain/money/money.ts";

/** The price of a trip whose driver a provider sent, as long as no payout was agreed; what was offered has its own. */
export async function findPriceWithoutPayout(db: ReadDb, assignmentId: string): Promise<number | null | undefined> {
  const [row] = await db
    .select({ priceCents: trips.priceCents })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(
      and(
        eq(assignments.id, assignmentId),
        eq(assignments.mode, "hard"),
        isNull(assignments.payoutCents),
        isNotNull(drivers.providerId),
      ),
    );
  return row?.priceCents;
}

export async function writePayout(db: Database, assignmentId: string, payoutCents: Cents): Promise<void> {
  await db
    .update(assignments)
    .set({ payoutCents })
    .where(and(eq(assignments.id, assignmentId), isNull(assignments.payoutCents)));
}
