import pg from "pg";
import { expect, test } from "vitest";
import { startEmbeddedServer } from "../../src/db/embedded/embedded-server.ts";
import { fillDays, findOpenTrips } from "../../src/testing/full-days.ts";
import { newOpenFolder } from "../../src/testing/open-folder.ts";
import { signInStaff } from "../../src/testing/staff-token.ts";
import { type Site, startSite } from "../site-process.ts";
import { applyRoutesUntil } from "./apply-routes.ts";
import { type Acknowledged, dispatchUntil } from "./dispatch-lanes.ts";
import { faultsIn, lostAmong, withoutEmail } from "./dispatch-records.ts";

/** KILLS=20 runs the long version. */
const kills = Number(process.env.KILLS ?? 2);
const isTrial = process.env.KILLS !== undefined;
const secret = "the same secret for both of the instances";
const siteUrl = "http://127.0.0.1";

test(`kill -9 under dispatch, ${kills} times: no trip has two drivers, and everything acknowledged is stored`, {
  timeout: 240_000 + kills * 60_000,
}, async () => {
  const folder = await newOpenFolder();
  const settings = { DATA_DIR: folder, DEMO: "0", RATE_LIMIT: "off", REQUIRE_STAFF_MFA: "off" };
  const start = () => startSite({ ...settings, APP_SECRET: secret, SITE_URL: siteUrl });
  // The first owns the database, so that killing it stops the database too; the other then takes over.
  const sites: [Site, Site] = [await start(), await start()];
  const { pool, trips, token } = await planDays(folder);
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  // Each uses all trips, so that two often want the same one.
  const lanes = sites.flatMap((_, at) => {
    const by = { token, secret, pool, site: () => sites[at] as Site, acknowledged };
    return [0, 1].map((lane) => dispatchUntil(() => isOver, by, trips.slice((at + 2 * lane) * 3)));
  });
  const routes = applyRoutesUntil(() => isOver, { token, secret, pool, site: () => sites[1] as Site, acknowledged });
  for (let round = 0; round < kills; round++) {
    const before = acknowledged.length;
    await expect
      .poll(() => acknowledged.length, { interval: 5, timeout: 60_000 })
      .toBeGreaterThan(before + 4 + (round % 5));
    await sites[round % 2]?.kill();
    sites[round % 2] = await start();
  }
  isOver = true;
  await Promise.all([...lanes, routes]);

  expect(await lostAmong(pool, acknowledged)).toEqual([]);
  expect(await faultsIn(pool)).toEqual([]);
  // It takes a minute to notice that a killed worker had a job, too long for every run.
  if (isTrial) await expect.poll(() => withoutEmail(pool), { timeout: 300_000, interval: 1000 }).toEqual([]);
  console.log(`${kills} kills, ${acknowledged.length} answered with a yes, none lost and none twice`);
  await pool.end();
  await Promise.all(sites.map((site) => site.stop()));
});

/** Trips that the drivers can take, and a signed-in dispatcher. */
async function planDays(folder: string) {
  const guest = await startEmbeddedServer(`${folder}/postgres`);
  const pool = new pg.Pool({ ...guest.address, max: 1 });
  // The server is stopped right afterwards, so a closing connection may get an error.
  pool.on("connect", (client) => client.on("error", () => {}));
  await fillDays(pool, { drivers: 12, trips: 24, days: 3, assigned: 0 });
  const { token } = await signInStaff(pool, { secret, siteUrl, role: "dispatcher" });
  const trips = await findOpenTrips(pool);
  await pool.end();
  // A guest would keep the database alive, and a kill would not stop everything.
  await guest.stop();
  const looking = new pg.Pool({ ...guest.address, max: 4 });
  looking.on("error", () => {});
  return { pool: looking, trips, token };
}
