import { mondayOf } from "#domain/driver/weekly-shifts.ts";
import { accept } from "#domain/result.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import { fullName } from "#domain/trip/describe-trip.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { readTogether, sentTogether } from "#platform/transaction.ts";
import { type WeekTrip, weekTrip } from "../week-contract.ts";
import { readRoster, spanOfDays, withThose } from "./read-roster.ts";
import { shareReading } from "./share-reading.ts";
import { findTripsOfWeek, type TripOfWeek } from "./week-views.ts";

/** Seven days on the road, the same for all dispatchers. */
export const dispatchWeek = (ctx: Context, { date }: { date: LocalDate }) =>
  shareReading(ctx.db, `week ${mondayOf(date)}`, () => readWeek(ctx, mondayOf(date)));

async function readWeek(ctx: Context, date: LocalDate) {
  const week = { date, days: 7 };
  return readTogether(ctx.db, async (db) => {
    const [rows, usual] = await sentTogether([findTripsOfWeek(db, spanOfDays(week)), readRoster(db, week)]);
    const { drivers, vehicles } = await withThose(db, usual, rows);
    return accept({
      date: week.date,
      read_at: ctx.now.toISOString(),
      trips: rows.map(describeTripOfWeek),
      drivers,
      vehicles,
    });
  });
}

const describeTripOfWeek = (row: TripOfWeek): WeekTrip =>
  toWire(weekTrip, row, {
    ends_at: row.end,
    passenger_name: fullName(row),
    driver: row.driverId
      ? {
          id: row.driverId,
          name: fullName({ firstName: row.driverFirstName ?? "", lastName: row.driverLastName ?? "" }),
        }
      : null,
    vehicle: row.vehicleId ? { id: row.vehicleId, plate: row.plate ?? "", seats: row.seats ?? 0 } : null,
    decided: [...(row.decided ?? [])],
  });
