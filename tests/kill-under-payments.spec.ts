import { expect, test } from "@playwright/test";
import pg from "pg";
import { startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { bookingRequest, freePort, type Site, startSite } from "./site-process.ts";

/** KILLS=10 makes it the trial: the gateway tells again only after minutes, which is too long for every run. */
const kills = Number(process.env.KILLS ?? 0);

test(`kill -9 under payments, ${kills} times: whatever the gateway took is confirmed, once`, async () => {
  test.skip(kills === 0, "set KILLS");
  test.setTimeout(600_000 + kills * 30_000);
  const settings = { DATA_DIR: await newOpenFolder(), DEMO: "1", RATE_LIMIT: "off", PORT: String(await freePort()) };
  const paid: string[] = [];
  for (let round = 0; round < kills; round++) {
    const site = await startSite(settings);
    const before = paid.length;
    const paying = [0, 1, 2].map((lane) => payUntilItBreaks(site, paid, { round, lane }));
    await expect.poll(() => paid.length, { intervals: [5], timeout: 60_000 }).toBeGreaterThan(before + 2 + (round % 4));
    await site.kill();
    await Promise.all(paying);
  }
  const site = await startSite(settings);
  // The gateway tells again after one minute and then after five: whoever was killed twice while listening waits for it.
  await expect.poll(() => notConfirmed(site, paid), { timeout: 480_000, intervals: [3000] }).toEqual([]);
  await site.stop();
  const doubles = await doublesIn(settings.DATA_DIR);
  console.log(`${kills} kills, ${paid.length} payments taken, ${doubles.length} counted twice`);
  expect(doubles).toEqual([]);
});

type Codes = Map<string, string>;
const codes: Codes = new Map();

async function payUntilItBreaks(site: Site, paid: string[], at: { round: number; lane: number }) {
  for (let nth = 0; ; nth++) {
    try {
      const day = 30 + at.round * 3 + at.lane + Math.floor(nth / 20) * 40;
      const pickup = new Date(Date.now() + day * 24 * 3_600_000).toISOString().slice(0, 10);
      const hour = String(6 + (nth % 12)).padStart(2, "0");
      const booked = await site.call(
        "create-booking",
        bookingRequest({ pickup_date: pickup, pickup_time: `${hour}:00` }),
      );
      const { booking_reference: reference, access_code: code, state } = await booked.json();
      if (state !== "awaiting_payment") continue;
      codes.set(reference, code);
      const started = await site.call("start-payment", { reference, code, method: "online" });
      const { form } = await started.json();
      const fields = new URLSearchParams(form.fields.map(({ name, value }: Field) => [name, value]));
      const opened = await fetch(new URL(form.action, site.url), { method: "POST", body: fields, redirect: "manual" });
      const page = new URL(opened.headers.get("location") ?? "", site.url);
      const choice = new URLSearchParams({ choice: "card" });
      const taken = await fetch(page, { method: "POST", body: choice, redirect: "manual" });
      if (taken.status === 303) paid.push(reference);
    } catch {
      return;
    }
  }
}

type Field = { readonly name: string; readonly value: string };

/** What was paid and is not confirmed, with what is said of it. */
async function notConfirmed(site: Site, references: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  for (const reference of references) {
    const answer = await site.call("payment-status", { reference, code: codes.get(reference) });
    const body = await answer.json();
    if (body.state !== "confirmed") said.push(`${reference}: ${answer.status} ${JSON.stringify(body)}`);
  }
  return said;
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
