import pg from "pg";
import { expect, test } from "vitest";
import { startEmbeddedServer } from "../../src/db/embedded/embedded-server.ts";
import { newOpenFolder } from "../../src/testing/open-folder.ts";
import { bookingRequest, type Site, startSite } from "../site-process.ts";

/** KILLS=100 makes it the long trial; each kill costs about two seconds. */
const kills = Number(process.env.KILLS ?? 2);

test(`kill -9 under writes, ${kills} times: every acknowledged booking is stored`, {
  timeout: 60_000 + kills * 40_000,
}, async () => {
  const folder = await newOpenFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round++) {
    const site = await startSite({ DATA_DIR: folder, DEMO: "0", RATE_LIMIT: "off" });
    const before = acknowledged.length;
    const writing = Array.from({ length: 8 }, () => writeUntilItBreaks(site, acknowledged));
    await expect.poll(() => acknowledged.length, { interval: 10 }).toBeGreaterThan(before + 5 + (round % 7) * 5);
    await site.kill();
    await Promise.all(writing);
  }
  const missing = await missingReferences(folder, acknowledged);
  console.log(`${kills} kills, ${acknowledged.length} bookings acknowledged, ${missing.length} missing`);
  expect(acknowledged.length).toBeGreaterThan(kills);
  expect(missing).toEqual([]);
});

async function writeUntilItBreaks(site: Site, acknowledged: string[]) {
  for (;;) {
    try {
      const answer = await site.call("create-booking", bookingRequest());
      const { booking_reference: reference } = await answer.json();
      acknowledged.push(reference);
    } catch {
      return;
    }
  }
}

async function missingReferences(folder: string, references: string[]): Promise<string[]> {
  const server = await startEmbeddedServer(`${folder}/postgres`);
  const client = new pg.Client(server.address);
  await client.connect();
  const { rows } = await client.query<{ reference: string }>("select reference from bookings");
  await client.end();
  await server.stop();
  const seen = new Set(rows.map((row) => row.reference));
  return references.filter((reference) => !seen.has(reference));
}
