import { accept } from "#domain/result.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { readTogether, sentTogether } from "#platform/transaction.ts";
import { findCrewsOfDay, findTripsOfDay } from "./board-views.ts";
import { type Crew, nameOfOffered, withCrews } from "./crew-views.ts";
import { type Roster, readRoster, spanOfDays, withThose } from "./read-roster.ts";
import { shareReading } from "./share-reading.ts";

/** One day on the road, the same for all dispatchers. */
export const dispatchDay = (ctx: Context, { date }: { date: LocalDate }) =>
  shareReading(ctx.db, `day ${date}`, () => readDay(ctx, date));

async function readDay(ctx: Context, date: LocalDate) {
  const day = { date, days: 1 };
  const span = { ...spanOfDays(day), now: ctx.now };
  return readTogether(ctx.db, async (db) => {
    // Sent together: the database reads on while the answer is being built.
    const [trips, crews, usual] = await sentTogether([
      findTripsOfDay(db, span),
      findCrewsOfDay(db, span),
      readRoster(db, day),
    ]);
    const driven = crews.filter(({ state }) => state !== "offered");
    const roster = await withThose(db, usual, driven);
    const { drivers, vehicles } = roster;
    return accept({
      date,
      read_at: ctx.now.toISOString(),
      trips: withCrews(trips, crewsFrom(roster, crews)),
      drivers,
      vehicles,
    });
  });
}

/** Driver and vehicle as the board has them. */
function crewsFrom({ drivers, vehicles }: Roster, crews: Awaited<ReturnType<typeof findCrewsOfDay>>): Crew[] {
  const driverOf = new Map(drivers.map(({ id, name, phone }) => [id, { id, name, phone }]));
  const vehicleOf = new Map(vehicles.map(({ id, plate, name, seats }) => [id, { id, plate, name, seats }]));
  return crews.map((row) => ({
    tripId: row.tripId,
    state: row.state,
    expiresAt: row.expiresAt,
    decided: row.decided,
    offeredTo: row.state === "offered" ? nameOfOffered(row) : "",
    driver: driverOf.get(row.driverId ?? "") ?? null,
    vehicle: vehicleOf.get(row.vehicleId ?? "") ?? null,
  }));
}
