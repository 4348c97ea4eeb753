import pg from "pg";
import { expect, test } from "vitest";
import { startEmbeddedServer } from "../../src/db/embedded/embedded-server.ts";
import { newOpenFolder } from "../../src/testing/open-folder.ts";
import { fillTrackedFleet } from "../../src/testing/tracked-fleet.ts";
import { type Site, startSite } from "../site-process.ts";

/** KILLS=20 runs the long version; each kill costs about two seconds. */
const kills = Number(process.env.KILLS ?? 1);
const vehicles = 8;

type Sent = { readonly vehicle: string; readonly seconds: number };

test(`kill -9 under positions, ${kills} times: every acknowledged position is stored once`, {
  timeout: 120_000 + kills * 40_000,
}, async () => {
  const folder = await newOpenFolder();
  const start = () => startSite({ DATA_DIR: folder, DEMO: "0", RATE_LIMIT: "off" });
  let site = await start();
  const fleet = await onDatabase(folder, (pool) => fillTrackedFleet(pool, vehicles));
  const acknowledged: Sent[] = [];
  // A different second for each position, going back from now.
  let seconds = Math.floor(Date.now() / 1000);
  for (let round = 0; round < kills; round++) {
    const before = acknowledged.length;
    const sending = fleet.map(async ({ token, vehicleId }) => {
      for (;;) {
        const sent = { vehicle: vehicleId, seconds: seconds-- };
        if (!(await isStored(site, token, sent.seconds))) return;
        acknowledged.push(sent);
      }
    });
    await expect
      .poll(() => acknowledged.length, { interval: 5, timeout: 60_000 })
      .toBeGreaterThan(before + 100 + round * 7);
    await site.kill();
    await Promise.all(sending);
    if (round + 1 < kills) site = await start();
  }
  const stored = await onDatabase(folder, async (pool) => {
    const { rows } = await pool.query<Sent>(
      "select vehicle_id as vehicle, extract(epoch from taken_at)::int as seconds from positions",
    );
    return rows;
  });
  const nameOf = ({ vehicle, seconds: at }: Sent) => `${vehicle} ${at}`;
  const seen = new Set(stored.map(nameOf));
  expect(seen.size).toBe(stored.length);
  expect(acknowledged.map(nameOf).filter((name) => !seen.has(name))).toEqual([]);
  console.log(`${kills} kills, ${acknowledged.length} positions answered, none lost`);
});

async function isStored(site: Site, token: string, seconds: number): Promise<boolean> {
  const query = new URLSearchParams({ id: token, lat: "-33.9", lon: "18.4", timestamp: String(seconds) });
  try {
    const answer = await fetch(`${site.url}/api/gps/osmand?${query}`);
    return ((await answer.json()) as { stored: number }).stored === 1;
  } catch {
    return false;
  }
}

async function onDatabase<T>(folder: string, run: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const guest = await startEmbeddedServer(`${folder}/postgres`);
  const pool = new pg.Pool({ ...guest.address, max: 1 });
  // The server is stopped right afterwards, so a closing connection may get an error.
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    return await run(pool);
  } finally {
    await pool.end();
    // A guest would keep the database alive, and a kill would not stop everything.
    await guest.stop();
  }
}
