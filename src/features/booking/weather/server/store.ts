import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { weatherDays } from "#db/schema/booking.ts";

export async function insertWeatherDay(db: Database, day: typeof weatherDays.$inferInsert): Promise<void> {
  await db.insert(weatherDays).values(day);
}

/** Undefined if there is none, or it was withdrawn before. */
export async function withdrawDay(db: Database, id: string, { by, at }: { by: string; at: Date }) {
  const [taken] = await db
    .update(weatherDays)
    .set({ withdrawnBy: by, withdrawnAt: at })
    .where(and(eq(weatherDays.id, id), isNull(weatherDays.withdrawnAt)))
    .returning({ day: weatherDays.day, reason: weatherDays.reason });
  return taken;
}
