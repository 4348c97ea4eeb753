import { mondayOf } from "#domain/driver/weekly-shifts.ts";
import { accept } from "#domain/result.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { readDrivers, readVehicles, spanOfDays } from "../../board/server/read-roster.ts";
import { fullName } from "../../server/describe-trip.ts";
import type { WeekTrip } from "../contract.ts";
import { findTripsOfWeek, type TripOfWeek } from "./views.ts";

/** Seven days on the road, for those who plan them. */
export async function dispatchWeek(ctx: Context, { date }: { date: LocalDate }) {
  const week = { date: mondayOf(date), days: 7 };
  const trips = (await findTripsOfWeek(ctx.db, spanOfDays(week))).map(describeTripOfWeek);
  return accept({
    date: week.date,
    read_at: ctx.now.toISOString(),
    trips,
    drivers: await readDrivers(ctx, week, trips),
    vehicles: await readVehicles(ctx, week, trips),
  });
}

const describeTripOfWeek = (row: TripOfWeek): WeekTrip => ({
  id: row.id,
  reference: row.reference,
  state: row.state,
  starts_at: row.start.toISOString(),
  ends_at: row.end.toISOString(),
  pickup_location: row.pickupLocation,
  destination: row.destination,
  passengers: row.passengers,
  part: row.part,
  vehicles: row.vehicles,
  passenger_name: fullName(row),
  driver: row.driver && { id: row.driver.id, name: fullName(row.driver) },
  vehicle: row.vehicle,
});
