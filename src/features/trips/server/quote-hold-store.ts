import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import type { Span } from "#domain/trip/capacity.ts";

export type QuoteHold = {
  readonly id: string;
  readonly quoteId: string;
  readonly leg: number;
  readonly vehicleId: string;
  readonly busy: Span;
  readonly until: Date;
  readonly now: Date;
};

/** Holds a vehicle for a leg of a quote. False if it was just taken, or is already held for this leg. */
export async function insertQuoteHold(db: Database, hold: QuoteHold): Promise<boolean> {
  const { id, quoteId, leg, vehicleId, busy, until, now } = hold;
  const written = await db
    .insert(vehicleHolds)
    .values({
      id,
      quoteId,
      leg,
      vehicleId,
      busy: `["${busy.from.toISOString()}","${busy.to.toISOString()}")`,
      state: "held",
      expiresAt: until,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: vehicleHolds.id });
  return written.length > 0;
}

/** Releases the holds of these quotes. */
export async function releaseQuoteHolds(db: Database, quoteIds: readonly string[]): Promise<void> {
  if (quoteIds.length === 0) return;
  await db
    .update(vehicleHolds)
    .set({ state: "released", expiresAt: null })
    .where(and(inArray(vehicleHolds.quoteId, [...quoteIds]), eq(vehicleHolds.state, "held")));
}
