import pg from "pg";
import { expect, test } from "vitest";
import { startEmbeddedServer } from "../../src/db/embedded/embedded-server.ts";
import { newOpenFolder } from "../../src/testing/open-folder.ts";
import { bookingRequest, type Site, startSite } from "../site-process.ts";

/** How long the other process may need to recover, in milliseconds; a busy machine needs several times its usual. */
const patience = 60_000;

for (const [how, end] of [
  ["is killed with -9", (site: Site) => site.kill()],
  ["is asked to stop", (site: Site) => site.stop()],
] as const)
  test(`two processes on one folder: the database’s owner ${how}, and the other carries on`, {
    timeout: 240_000,
  }, async () => {
    const settings = { DATA_DIR: await newOpenFolder(), DEMO: "0", RATE_LIMIT: "off" };
    const first = await startSite(settings);
    const second = await startSite(settings);
    const input: Report = { acknowledged: [], statuses: new Set(), isOver: false };
    const writing = Promise.all([0, 1, 2].map(() => bookUntilAnswered(second, input)));
    await expect.poll(() => input.acknowledged.length).toBeGreaterThan(10);

    await end(first);
    const before = input.acknowledged.length;
    await expect.poll(() => input.acknowledged.length, { timeout: patience }).toBeGreaterThan(before + 10);
    input.isOver = true;
    await writing;

    expect([...input.statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expect.poll(async () => (await fetch(`${second.url}/readyz`)).status, { timeout: patience }).toBe(200);
    expect(second.output()).toContain("the database server ended; starting it again");
    await workIsDone(settings.DATA_DIR, input.acknowledged.slice(-1));
    expect(await second.stop()).toBe(0);
    expect(await missing(settings.DATA_DIR, input.acknowledged)).toEqual([]);
  });

type Report = { acknowledged: string[]; statuses: Set<number>; isOver: boolean };

async function bookUntilAnswered(site: Site, report: Report) {
  while (!report.isOver) {
    const answer = await site.call("create-booking", bookingRequest());
    report.statuses.add(answer.status);
    const { booking_reference: reference } = await answer.json();
    if (reference) report.acknowledged.push(reference);
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Waits for the reactions to a new booking, which shows that the queue has recovered too. A job whose connection was cut is
 * tried again after 2, 4, 8 and 16 seconds: on a busy machine that alone was the 30 seconds that this waited before.
 */
const workIsDone = (folder: string, references: readonly string[]) =>
  withDatabase(folder, (client) =>
    expect
      .poll(
        async () => {
          const about = references.map((reference) => `booking:${reference}`);
          const { rows } = await client.query("select 1 from messages where about = any($1) and state = 'kept'", [
            about,
          ]);
          return rows.length;
        },
        { timeout: patience },
      )
      .toBeGreaterThan(0),
  );

const missing = (folder: string, references: readonly string[]) =>
  withDatabase(folder, async (client) => {
    const { rows } = await client.query<{ reference: string }>("select reference from bookings");
    const seen = new Set(rows.map((row) => row.reference));
    return references.filter((reference) => !seen.has(reference));
  });

async function withDatabase<T>(folder: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const server = await startEmbeddedServer(`${folder}/postgres`);
  const client = new pg.Client(server.address);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
    await server.stop();
  }
}
