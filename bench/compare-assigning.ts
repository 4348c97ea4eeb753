import fs from "node:fs";
import pg from "pg";
import { findOpenTrips, type PlannedTrip } from "../src/testing/full-days.ts";
import { writeAssignment } from "./assignment-rows.ts";
import type { Ratio } from "./compare-servers.ts";
import { cpuSeconds, cpuSecondsOfServer, median, ownCpuSeconds } from "./cpu.ts";
import type { FilledSite } from "./filled-site.ts";
import { load } from "./load.ts";

const connections = 16;
const seconds = 2;
const rounds = 7;

type Given = {
  readonly site: FilledSite;
  readonly host: string;
  readonly database: string;
  readonly dataFolder: string;
};

/**
 * Assigning a trip by the whole way of a call, the gate included, against the rows it leaves behind, written by bare SQL
 * on the same server; turn by turn, on trips of the same days.
 */
export async function compareAssigning({ site, host, database, dataFolder }: Given): Promise<Ratio[]> {
  const pool = new pg.Pool({ host, user: "app", database, max: 10 });
  const trips = (await findOpenTrips(pool))[Symbol.iterator]();
  const next = (): PlannedTrip => {
    const { value, done } = trips.next();
    if (done) throw new Error("All trips are assigned: fill more days.");
    return value;
  };
  const postmaster = Number(fs.readFileSync(`${dataFolder}/postmaster.pid`, "utf8").split("\n")[0]);
  const used = (isOurs: boolean) =>
    cpuSecondsOfServer(postmaster) + ownCpuSeconds() + (isOurs ? cpuSeconds(site.running.pid) : 0);
  const call = newSeries();
  const bare = newSeries();
  await assignByCall(site, next, 2);
  await assignBySql(pool, next, 1);
  for (let round = 0; round < rounds; round++) {
    await measured(
      call,
      () => used(true),
      () => assignByCall(site, next, seconds),
    );
    await measured(
      bare,
      () => used(false),
      () => assignBySql(pool, next, seconds),
    );
  }
  await pool.end();
  const name = "trip assigned / its rows by bare SQL";
  return [
    { name, unit: "trips a second", ours: median(call.perSecond), bare: median(bare.perSecond) },
    { name, unit: "trips a processor second", ours: median(call.perCpu), bare: median(bare.perCpu) },
  ];
}

const newSeries = () => ({ perSecond: [] as number[], perCpu: [] as number[] });

async function measured(series: ReturnType<typeof newSeries>, used: () => number, run: () => Promise<number>) {
  const [started, before] = [performance.now(), used()];
  const done = await run();
  series.perSecond.push(done / ((performance.now() - started) / 1000));
  series.perCpu.push(done / (used() - before));
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

async function assignBySql(pool: pg.Pool, next: () => PlannedTrip, lasting: number): Promise<number> {
  const end = performance.now() + lasting * 1000;
  let done = 0;
  const one = async () => {
    for (; performance.now() < end; done++) await writeAssignment(pool, next());
  };
  await Promise.all(Array.from({ length: connections }, one));
  return done;
}
