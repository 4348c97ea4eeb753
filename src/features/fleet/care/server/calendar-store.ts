import type { Database } from "#db/connect.ts";
import { serviceCalendars } from "#db/schema/fleet.ts";

type Row = typeof serviceCalendars.$inferInsert;

/** One per person: a new one replaces the old. */
export async function replaceCalendar(db: Database, row: Row): Promise<void> {
  const { id, createdAt } = row;
  await db
    .insert(serviceCalendars)
    .values(row)
    .onConflictDoUpdate({ target: serviceCalendars.userId, set: { id, createdAt } });
}
