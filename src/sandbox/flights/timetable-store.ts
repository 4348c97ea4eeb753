import { and, asc, eq, gte, ilike, lt, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { sandboxFlights, trips } from "#db/schema/trips.ts";
import { addDays, type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";

export type StandInFlight = typeof sandboxFlights.$inferSelect;

export async function findFlight(db: Database, number: string, day: LocalDate): Promise<StandInFlight | undefined> {
  const [row] = await db
    .select()
    .from(sandboxFlights)
    .where(and(eq(sandboxFlights.number, number), eq(sandboxFlights.day, day)));
  return row;
}

/** A fixed timetable would not know the flights people type, so theirs land when they asked to be met. */
export async function scheduleFlight(db: Database, number: string, day: LocalDate, delay: number): Promise<void> {
  const start = momentOf(day, localTime("00:00"));
  const [met] = await db
    .select({ at: trips.pickupAt })
    .from(trips)
    .where(
      and(
        gte(trips.pickupAt, start),
        lt(trips.pickupAt, momentOf(addDays(day, 1), localTime("00:00"))),
        ilike(sql`regexp_replace(${trips.flightNumber}, '[ -]0*', '', 'g')`, number),
      ),
    )
    .orderBy(asc(trips.pickupAt))
    .limit(1);
  if (!met) return;
  await db
    .insert(sandboxFlights)
    .values({ number, day, scheduledAt: met.at, delayMinutes: delay, status: delay > 0 ? "delayed" : "scheduled" })
    .onConflictDoNothing();
}

export const findFlightsFrom = (db: Database, day: LocalDate): Promise<StandInFlight[]> =>
  db
    .select()
    .from(sandboxFlights)
    .where(gte(sandboxFlights.day, day))
    .orderBy(asc(sandboxFlights.scheduledAt), asc(sandboxFlights.number))
    .limit(100);

type Change = Pick<StandInFlight, "number" | "day" | "delayMinutes" | "status">;

export async function changeFlight(db: Database, { number, day, ...change }: Change): Promise<boolean> {
  const changed = await db
    .update(sandboxFlights)
    .set(change)
    .where(and(eq(sandboxFlights.number, number), eq(sandboxFlights.day, day)))
    .returning({ number: sandboxFlights.number });
  return changed.length > 0;
}
