import { and, inArray, isNull } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { weatherDays } from "#db/schema/booking.ts";
import { type LocalDate, localDate } from "#domain/time/local-time.ts";

/** The weather declared for any of these days. */
export async function findWeatherOn(db: ReadDb, days: readonly LocalDate[]) {
  if (days.length === 0) return [];
  const rows = await db
    .select({
      day: weatherDays.day,
      reach: weatherDays.reach,
      offers: weatherDays.offers,
      reason: weatherDays.reason,
    })
    .from(weatherDays)
    .where(and(inArray(weatherDays.day, [...days]), isNull(weatherDays.withdrawnAt)));
  return rows.map((declared) => ({ ...declared, day: localDate(declared.day) }));
}
