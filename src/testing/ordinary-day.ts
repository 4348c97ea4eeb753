import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { timeRulesFor } from "#domain/pricing/time-rules.ts";
import { addDays, type LocalDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";

/**
 * A day at least this many days ahead on which a transfer at nine costs the list price: no holiday, no
 * festive season, no matter when the tests run. Larger numbers give later days, never the same day twice.
 */
export function ordinaryDay(daysAhead: number, now = new Date()): LocalDate {
  const today = localDateOf(now);
  let ordinary = 0;
  for (let ahead = 1; ; ahead++) {
    const day = addDays(today, ahead);
    const at = momentOf(day, localTime("09:00"));
    const departure = { kind: "transfer", at, bookedAt: now, vehicleClass: "sedan", passengers: 1, ends: [] } as const;
    if (timeRulesFor(sampleTariff, departure).length === 0) ordinary++;
    else continue;
    if (ordinary >= daysAhead) return day;
  }
}
