import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { trips } from "#db/schema/trips.ts";

/** From planned to dispatch: the trips of a booking that has just been confirmed. */
export async function openTrips(db: Database, bookingId: string): Promise<void> {
  await db
    .update(trips)
    .set({ state: "unassigned", version: sql`${trips.version} + 1` })
    .where(and(eq(trips.bookingId, bookingId), eq(trips.state, "planned")));
}

/** Nobody was there: the trip ends where it stands, with its fee. */
export async function missTrips(
  db: Database,
  bookingId: string,
  legs: readonly { readonly leg: number; readonly fee: number }[],
): Promise<void> {
  for (const { leg, fee } of legs)
    await db
      .update(trips)
      .set({ state: "no_show", feeCents: fee, version: sql`${trips.version} + 1` })
      .where(and(eq(trips.bookingId, bookingId), eq(trips.leg, leg)));
}
