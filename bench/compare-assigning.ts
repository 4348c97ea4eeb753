import pg from "pg";
import { findOpenTrips, type PlannedTrip } from "../src/testing/full-days.ts";
import { writeAssignment } from "./assignment-rows.ts";
import type { Ratio } from "./compare-servers.ts";
import type { FilledSite } from "./filled-site.ts";
import { reactionsTo } from "./jobs-left.ts";
import { load } from "./load.ts";
import { inTurns, ratiosOf } from "./series.ts";

const connections = 16;
const seconds = 2;
const rounds = 7;

type Setup = {
  readonly site: FilledSite;
  readonly host: string;
  readonly database: string;
  readonly dataFolder: string;
};

/**
 * Compares a whole call that assigns a trip, including the gate, with plain SQL that writes the same rows on
 * the same server; alternately, on trips of the same days.
 */
export async function compareAssigning({ site, host, database, dataFolder }: Setup): Promise<Ratio[]> {
  const pool = new pg.Pool({ host, user: "app", database, max: 10 });
  const trips = (await findOpenTrips(pool))[Symbol.iterator]();
  const next = (): PlannedTrip => {
    const { value, done } = trips.next();
    if (done) throw new Error("All trips are assigned: fill more days.");
    return value;
  };
  let reactions: Promise<string[]> | undefined;
  const bare = async (lasting: number) => {
    reactions ??= reactionsTo(pool, "driver.assigned");
    return assignBySql(pool, { next, reactions: await reactions }, lasting);
  };
  try {
    const series = await inTurns(
      { ours: (lasting) => assignByCall(site, next, lasting), bare },
      { dataFolder, sitePid: site.running.pid, seconds, rounds },
    );
    await checkRows(pool);
    return ratiosOf("trip assigned / its rows by bare SQL", "trips", series);
  } finally {
    await pool.end();
  }
}

/** Both sides must leave the same rows: as many jobs for each event. */
async function checkRows(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ jobs: number }>(
    `select distinct count(*)::int as jobs from jobs.job where name = 'reactions' group by data ->> 'eventId'`,
  );
  if (rows.length !== 1) throw new Error("The call and bare SQL do not write the same rows.");
}

async function assignByCall(site: FilledSite, next: () => PlannedTrip, lasting: number): Promise<number> {
  const request = {
    method: "POST",
    path: "/functions/v1/assign-trip",
    headers: { "content-type": "application/json", authorization: `Bearer ${site.token}` },
    body() {
      const { id, driverId, vehicleId } = next();
      return JSON.stringify({ trip_id: id, version: 1, driver_id: driverId, vehicle_id: vehicleId });
    },
  };
  return (await load(site.running.port, request, { seconds: lasting, connections })).requests;
}

type Assigning = { next(): PlannedTrip; readonly reactions: readonly string[] };

async function assignBySql(pool: pg.Pool, { next, reactions }: Assigning, lasting: number): Promise<number> {
  const end = performance.now() + lasting * 1000;
  let done = 0;
  const one = async () => {
    for (; performance.now() < end; done++) await writeAssignment(pool, next(), reactions);
  };
  await Promise.all(Array.from({ length: connections }, one));
  return done;
}
