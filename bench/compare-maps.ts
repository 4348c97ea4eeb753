import { setTimeout as sleep } from "node:timers/promises";
import { osmandAddress, positionEventsAddress } from "../src/features/tracking/contract.ts";
import type { TrackedVehicle } from "../src/testing/tracked-fleet.ts";
import { cpuSeconds, median } from "./cpu.ts";
import type { FilledSite } from "./filled-site.ts";
import { openBoards } from "./open-boards.ts";

const maps = 100;
const positions = 20;
const idleSeconds = 10;

/** How long a position takes to reach the last of 100 open maps. At most two seconds. */
export async function measureMapReach(site: FilledSite, fleet: readonly TrackedVehicle[]): Promise<void> {
  const open = await openBoards(site, maps, positionEventsAddress);
  const times: number[] = [];
  for (let at = 0; at < positions; at++) {
    // A place without an earlier position.
    const latitude = `-33.1${String(at).padStart(2, "0")}7`;
    const received = open.map((map) => map.received(`"latitude":${latitude}`));
    const started = performance.now();
    const query = new URLSearchParams({ id: fleet[at % fleet.length]?.token ?? "", lat: latitude, lon: "18.4" });
    await fetch(`http://127.0.0.1:${site.running.port}${osmandAddress}?${query}`);
    times.push(Math.max(...(await Promise.all(received))) - started);
  }
  for (const map of open) map.close();
  console.log(
    `position on the last of ${maps} maps: ${Math.round(median(times))} ms, slowest ${Math.round(Math.max(...times))} ms`,
  );
}

/** The cost of open maps while nothing moves, against no maps. */
export async function measureIdleMaps(site: FilledSite): Promise<void> {
  const used = async () => {
    const before = cpuSeconds(site.running.pid);
    await sleep(idleSeconds * 1000);
    return ((cpuSeconds(site.running.pid) - before) * 1000) / idleSeconds;
  };
  await sleep(2000);
  const without = await used();
  const open = await openBoards(site, maps, positionEventsAddress);
  await sleep(2000);
  const idle = await used();
  for (const map of open) map.close();
  console.log(`${maps} idle maps: ${idle.toFixed(1)} ms of the processor a second, without any ${without.toFixed(1)}`);
}
