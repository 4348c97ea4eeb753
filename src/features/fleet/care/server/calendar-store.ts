import type { Database } from "#db/connect.ts";
import { serviceCalendars } from "#db/schema/fleet.ts";

type Row = typeof serviceCalendars.$inferInsert;

/** Each person has one: the new one takes the place of the one before. */
export async function replaceCalendar(db: Database, row: Row): Promise<void> {
  const { id, createdAt } = row;
  await db
    .insert(serviceCalendars)
    .values(row)
    .onConflictDoUpdate({ target: serviceCalendars.userId, set: { id, createdAt } });
}
