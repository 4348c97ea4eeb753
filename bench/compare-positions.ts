import fs from "node:fs";
import pg from "pg";
import { startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";
import { osmandAddress } from "../src/features/tracking/contract.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { fillTrackedFleet, type TrackedVehicle } from "../src/testing/tracked-fleet.ts";
import { measureIdleMaps, measureMapReach } from "./compare-maps.ts";
import { printRatio } from "./compare-servers.ts";
import { cpuSeconds, cpuSecondsOfServer, median, ownCpuSeconds } from "./cpu.ts";
import { askSite, createFilled, type FilledSite, openFilled, signInTo } from "./filled-site.ts";
import { type LoadRequest, load } from "./load.ts";
import { appBatch, fillStored, insertAllRows, insertBare, newMoments, osmandQuery } from "./position-rows.ts";

const connections = 16;
const seconds = 2;
const rounds = 5;
const vehicles = 1000;
const drivers = 200;
const database = "bench_positions";

type Setup = { site: FilledSite; pool: pg.Pool; fleet: readonly TrackedVehicle[]; dataFolder: string };

/** The cost of phones on the road, and of the map that shows them; at the end with this many positions stored. */
export async function comparePositions(stored: number): Promise<void> {
  const dataDir = await newOpenFolder();
  const server = await startEmbeddedServer(`${dataDir}/postgres`);
  const host = "host" in server.address ? server.address.host : "";
  let fleet: TrackedVehicle[] = [];
  try {
    await createFilled({ host, database }, async (pool) => {
      fleet = await fillTrackedFleet(pool, vehicles);
    });
    const site = await openFilled({ host, database, port: 4393, role: "dispatcher" });
    const pool = new pg.Pool({ host, user: "app", database, max: 10 });
    const setup = { site, pool, fleet, dataFolder: server.dataFolder };
    try {
      await compareWriting(setup);
      await measureMapReach(site, fleet);
      await measureIdleMaps(site);
      await compareStored(setup, stored);
    } finally {
      await pool.end();
      await site.running.stop();
    }
  } finally {
    await server.stop();
    await fs.promises.rm(dataDir, { recursive: true, force: true });
  }
}

/** The whole call compared with a plain INSERT of the same rows, alternately on one server. */
async function compareWriting(setup: Setup): Promise<void> {
  const { site, pool, fleet } = setup;
  const next = newMoments();
  let turn = 0;
  const someone = () => fleet[turn++ % fleet.length] as TrackedVehicle;
  const tokens = await signInDrivers(pool, fleet.slice(0, drivers));
  const batch: LoadRequest = {
    method: "POST",
    path: "/functions/v1/send-positions",
    headers: () => ({ "content-type": "application/json", authorization: `Bearer ${tokens[turn++ % tokens.length]}` }),
    body: () => appBatch(next, 20),
  };
  const single: LoadRequest = {
    method: "GET",
    path: () => `${osmandAddress}?${osmandQuery(next, someone())}`,
    headers: {},
  };
  const send = (request: LoadRequest) => async () =>
    (await load(site.running.port, request, { seconds, connections })).requests;
  const insert = (rows: number) => () => repeat(() => insertBare(pool, { next, rows, vehicle: someone() }));
  const insertAll = (rows: number) => () => repeat(() => insertAllRows(pool, { next, rows, vehicle: someone() }));
  await compare("20 positions / all their rows by bare SQL", setup, send(batch), insertAll(20));
  await compare("20 positions / one INSERT alone", setup, send(batch), insert(20));
  await compare("an OsmAnd position / all rows by bare SQL", setup, send(single), insertAll(1));
  await compare("an OsmAnd position / one INSERT alone", setup, send(single), insert(1));
}

async function signInDrivers(pool: pg.Pool, fleet: readonly TrackedVehicle[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const { driverId } of fleet) {
    const { token, userId } = await signInTo(pool, "driver");
    await pool.query("update drivers set user_id = $1 where id = $2", [userId, driverId]);
    tokens.push(token);
  }
  return tokens;
}

type Run = () => Promise<number>;
type Series = { readonly perSecond: number[]; readonly perCpu: number[] };

async function compare(name: string, { site, dataFolder }: Setup, send: Run, insert: Run): Promise<void> {
  const postmaster = Number(fs.readFileSync(`${dataFolder}/postmaster.pid`, "utf8").split("\n")[0]);
  const used = () => cpuSecondsOfServer(postmaster) + ownCpuSeconds() + cpuSeconds(site.running.pid);
  const ours: Series = { perSecond: [], perCpu: [] };
  const bare: Series = { perSecond: [], perCpu: [] };
  const measured = async (series: Series, run: Run) => {
    const [started, before] = [performance.now(), used()];
    const done = await run();
    series.perSecond.push(done / ((performance.now() - started) / 1000));
    series.perCpu.push(done / (used() - before));
  };
  await send();
  await insert();
  for (let round = 0; round < rounds; round++) {
    await measured(ours, send);
    await measured(bare, insert);
  }
  printRatio({ name, unit: "calls a second", ours: median(ours.perSecond), bare: median(bare.perSecond) });
  printRatio({ name, unit: "calls a processor second", ours: median(ours.perCpu), bare: median(bare.perCpu) });
}

async function repeat(one: () => Promise<void>): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const lane = async () => {
    for (; performance.now() < end; done++) await one();
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return done;
}

/** The live map with many stored positions compared with few. At most 2x. */
async function compareStored({ site, pool, fleet }: Setup, stored: number): Promise<void> {
  const time = async () => {
    const times: number[] = [];
    for (let round = -10; round < 60; round++) {
      const started = performance.now();
      await askSite(site, "live-map", {});
      if (round >= 0) times.push(performance.now() - started);
    }
    return median(times) * 1000;
  };
  await pool.query("set statement_timeout = 0");
  await fillStored(pool, fleet, 100_000);
  const few = await time();
  await pool.query("select drop_positions_day((now() at time zone 'UTC')::date - 1)");
  await fillStored(pool, fleet, stored);
  const name = `live map with ${stored / 1e6} million positions / 100 000`;
  printRatio({ name, unit: "microseconds", ours: await time(), bare: few });
}
