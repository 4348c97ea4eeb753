import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findOpenTrips, firstDay } from "../src/testing/full-days.ts";
import type { Ratio } from "./compare-servers.ts";
import { cpuSeconds, median } from "./cpu.ts";
import { askSite, type FilledSite } from "./filled-site.ts";
import { openBoards } from "./open-boards.ts";

const rounds = 25;
const boards = 50;
const assignments = 20;
const idleSeconds = 20;

/** The board's first load with 1 000 trips and 200 drivers a day against one with 50 and 20. At most 3x. */
export async function compareDays(small: FilledSite, large: FilledSite): Promise<Ratio[]> {
  const sites = { small, large } as const;
  const times = { small: [] as number[], large: [] as number[] };
  const used = { small: 0, large: 0 };
  for (let round = -5; round < rounds; round++)
    for (const size of ["small", "large"] as const) {
      const site = sites[size];
      const [started, before] = [performance.now(), cpuSeconds(site.running.pid)];
      await askSite(site, "dispatch-day", { date: firstDay });
      if (round < 0) continue;
      times[size].push(performance.now() - started);
      used[size] += ((cpuSeconds(site.running.pid) - before) * 1000) / rounds;
    }
  const name = "board with 1 000 trips / with 50";
  return [
    { name, unit: "ms", ours: median(times.large), bare: median(times.small) },
    { name, unit: "ms of the site’s processor", ours: used.large, bare: used.small },
  ];
}

/** How long an assigned trip takes to reach the last of 50 open boards, from the request. At most a second. */
export async function measureReach(site: FilledSite, host: string, database: string): Promise<void> {
  const pool = new pg.Pool({ host, user: "app", database, max: 1 });
  const trips = (await findOpenTrips(pool)).slice(0, assignments);
  await pool.end();
  const open = await openBoards(site, boards);
  const times: number[] = [];
  for (const { id, driverId, vehicleId } of trips) {
    const received = open.map((board) => board.received(`"id":"${id}"`));
    const started = performance.now();
    await askSite(site, "assign-trip", { trip_id: id, version: 1, driver_id: driverId, vehicle_id: vehicleId });
    times.push(Math.max(...(await Promise.all(received))) - started);
  }
  for (const board of open) board.close();
  const slowest = Math.max(...times);
  console.log(
    `trip assigned, on the last of ${boards} boards: ${Math.round(median(times))} ms, slowest ${Math.round(slowest)} ms`,
  );
}

/** The cost of open boards without any changes, against no boards. */
export async function measureIdle(site: FilledSite): Promise<void> {
  const used = async () => {
    const before = cpuSeconds(site.running.pid);
    await sleep(idleSeconds * 1000);
    return ((cpuSeconds(site.running.pid) - before) * 1000) / idleSeconds;
  };
  await sleep(2000);
  const without = await used();
  const open = await openBoards(site, boards);
  await sleep(2000);
  const idle = await used();
  for (const board of open) board.close();
  console.log(
    `${boards} idle boards: ${idle.toFixed(1)} ms of the processor a second, without any ${without.toFixed(1)}`,
  );
}
