import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { addDays, type LocalDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { RouteRun } from "#features/routing/contract.ts";
import { readRouteRun } from "#features/routing/server/read-route-run.ts";
import { searchRoutes } from "#features/routing/server/search-routes.ts";
import { startRouteRun } from "#features/routing/server/start-route-run.ts";
import type { Context } from "#platform/context.ts";
import { testNow } from "../../in-transaction.ts";
import { writeTrip } from "../booking/a-trip.ts";
import { writeCrew } from "./a-crew.ts";

export const dayOfRun = addDays(localDateOf(testNow), 3);
export const at = (time: string, day: LocalDate = dayOfRun): Date => momentOf(day, localTime(time));

const airport = "Cape Town International Airport";
type Crew = Awaited<ReturnType<typeof writeCrew>>;

/**
 * Two crews who cross each other’s way: one lives in Stellenbosch and drives on the Atlantic coast, the other the other way
 * round. Changing hands saves most of their empty kilometres.
 */
export async function writeCrossedDay(ctx: Context) {
  const east = await writeCrew(ctx, { driver: { firstName: "Eben", lastName: "East", homeArea: "Stellenbosch" } });
  const west = await writeCrew(ctx, { driver: { firstName: "Wes", lastName: "West", homeArea: "Sea Point" } });
  const give = (time: string, crew: Crew | undefined, from: string, to: string) =>
    writeTrip(ctx, at(time), {
      trip: { pickupLocation: from, destination: to, passengers: 2 },
      booking: { passengers: 2, bags: 2, pickupLocation: from, destination: to },
      ...(crew && { crew: { driverId: crew.driver_id, vehicleId: crew.vehicle_id } }),
    });
  const coast = await give("08:00", east, "Sea Point", "Camps Bay");
  const coastLater = await give("12:00", east, "Camps Bay", "Sea Point");
  const winelands = await give("08:00", west, "Stellenbosch", "Somerset West");
  const winelandsLater = await give("12:00", west, "Somerset West", "Stellenbosch");
  const open = await give("16:00", undefined, airport, "Sea Point");
  return { east, west, coast, coastLater, winelands, winelandsLater, open };
}

type Wishes = Partial<Omit<Parameters<typeof startRouteRun>[1], "date">>;

export async function startRun(ctx: Context, wishes: Wishes = {}, date: LocalDate = dayOfRun): Promise<RouteRun> {
  const started = await startRouteRun(ctx, {
    date,
    driver_ids: (await ctx.db.select({ id: drivers.id }).from(drivers)).map(({ id }) => id),
    vehicle_ids: (await ctx.db.select({ id: vehicles.id }).from(vehicles)).map(({ id }) => id),
    keeps_accepted: true,
    soon_hours: 2,
    is_robust: false,
    seconds: 1,
    ...wishes,
  });
  if (!started.ok) throw new Error(started.reason);
  return started.value.run;
}

/** The job of a run, as the worker does it: first the search, then what is kept of it. */
export async function search(ctx: Context, runId: string): Promise<RouteRun> {
  const event = { type: "route_run.started", runId } as const;
  await (await searchRoutes.ask(ctx, event))(ctx, event);
  const read = await readRouteRun(ctx, { run_id: runId });
  if (!read.ok) throw new Error(read.reason);
  return read.value.run;
}

export const runDay = async (ctx: Context, wishes: Wishes = {}): Promise<RouteRun> =>
  search(ctx, (await startRun(ctx, wishes)).id);

export const driversIn = ({ routes }: RouteRun): string[] => routes.map(({ driver }) => driver.id);
export const plannedFor = ({ trips }: RouteRun, tripId: string): string | undefined =>
  trips.find(({ id }) => id === tripId)?.after?.driver.id;
