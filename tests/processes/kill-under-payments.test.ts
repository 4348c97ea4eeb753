import pg from "pg";
import { expect, test } from "vitest";
import { startEmbeddedServer } from "../../src/db/embedded/embedded-server.ts";
import { newOpenFolder } from "../../src/testing/open-folder.ts";
import { freePort, type Site, startSite } from "../site-process.ts";
import { bookAndPay, notConfirmed, type PaidBooking } from "./book-and-pay.ts";

/** KILLS=10 runs the long version: the gateway retries only after minutes, too long for every run. */
const kills = Number(process.env.KILLS ?? 0);

test.skipIf(kills === 0)(
  `kill -9 under payments, ${kills} times: everything that the gateway took is confirmed once`,
  { timeout: 1_200_000 + kills * 40_000 },
  async () => {
    const settings = { DATA_DIR: await newOpenFolder(), DEMO: "1", RATE_LIMIT: "off", PORT: String(await freePort()) };
    const paid: PaidBooking[] = [];
    for (let round = 0; round < kills; round++) {
      const site = await startSite(settings);
      const before = paid.length;
      const paying = [0, 1, 2].map((lane) => payUntilItBreaks(site, paid, { round, lane }));
      await expect.poll(() => paid.length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(before + 2 + (round % 4));
      await site.kill();
      await Promise.all(paying);
    }
    const site = await startSite(settings);
    // The gateway retries after one, five and fifteen minutes: on a slow machine all three may hit a kill.
    await expect.poll(() => notConfirmed(site, paid), { timeout: 1_000_000, interval: 3000 }).toEqual([]);
    await site.stop();
    const doubles = await doublesIn(settings.DATA_DIR);
    console.log(`${kills} kills, ${paid.length} payments taken, ${doubles.length} counted twice`);
    expect(doubles).toEqual([]);
  },
);

async function payUntilItBreaks(site: Site, paid: PaidBooking[], at: { round: number; lane: number }) {
  for (let nth = 0; ; nth++) {
    try {
      const day = 30 + at.round * 3 + at.lane + Math.floor(nth / 20) * 40;
      const one = await bookAndPay(site, { day, hour: 6 + (nth % 12) });
      if (one) paid.push(one);
    } catch {
      return;
    }
  }
}

/** Bookings that were confirmed or paid more than once. */
async function doublesIn(folder: string): Promise<string[]> {
  const server = await startEmbeddedServer(`${folder}/postgres`);
  const client = new pg.Client(server.address);
  await client.connect();
  const { rows } = await client.query<{ reference: string }>(`
    select b.reference from bookings b
    where b.source = 'website' and b.paid_cents > b.total_cents
       or (select count(*) from payments p where p.booking_id = b.id and p.state = 'succeeded') > 1
       or (select count(*) from booking_moves m where m.booking_id = b.id and m.to_state = 'confirmed') > 1`);
  await client.end();
  await server.stop();
  return rows.map((row) => row.reference);
}
