import { accept } from "#domain/result.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findTripsOfDay } from "./board-views.ts";
import { withCrews } from "./crew-views.ts";
import { readDrivers, readVehicles, spanOfDays } from "./read-roster.ts";

/** One day on the road, for those who plan it. */
export async function dispatchDay(ctx: Context, { date }: { date: LocalDate }) {
  const day = { date, days: 1 };
  const trips = await withCrews(ctx.db, await findTripsOfDay(ctx.db, spanOfDays(day)));
  return accept({
    date,
    read_at: ctx.now.toISOString(),
    trips,
    drivers: await readDrivers(ctx, day, trips),
    vehicles: await readVehicles(ctx, day, trips),
  });
}
