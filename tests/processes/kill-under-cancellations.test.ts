import pg from "pg";
import { expect, test } from "vitest";
import { startEmbeddedServer } from "../../src/db/embedded/embedded-server.ts";
import { newOpenFolder } from "../../src/testing/open-folder.ts";
import { freePort, type Site, startSite } from "../site-process.ts";
import { bookAndPay, notConfirmed, type PaidBooking } from "./book-and-pay.ts";
import { endLease, messagesAtWork } from "./messages-at-work.ts";

/** KILLS=20 runs the long version. */
const kills = Number(process.env.KILLS ?? 1);
/** Cancellations between one kill and the next; as many more are in progress. */
const perKill = 3;

test(`kill -9 under cancellations and messages, ${kills} times: money goes back once, each text leaves at most once, each email is taken once`, {
  timeout: 360_000 + kills * 60_000,
}, async () => {
  const messages = await messagesAtWork();
  const own = { DEMO: "1", RATE_LIMIT: "off", PORT: String(await freePort()), ...messages.settings };
  const settings = { DATA_DIR: await newOpenFolder(), ...own };
  const paid = await payForAll(settings, (kills + 1) * perKill * 2);
  const acknowledged = new Set<string>();
  for (let round = 0; round < kills; round++) {
    const site = await startSite(settings);
    const before = acknowledged.size;
    await withDatabase(settings.DATA_DIR, endLease);
    const answering = messages.answerUntilItBreaks(site, round);
    await messages.untilMailIsRead(referencesOf(paid), round);
    const left = paid.filter(({ reference }) => !acknowledged.has(reference));
    const cancelling = [0, 1].map((lane) => cancelUntilItBreaks(site, left.slice(lane * perKill), acknowledged));
    await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(before + (round % perKill));
    await site.kill();
    await Promise.all([answering, ...cancelling]);
  }
  const site = await startSite(settings);
  // An unanswered request is sent again, as any customer would.
  await cancelUntilItBreaks(site, paid, acknowledged);
  await withDatabase(settings.DATA_DIR, async (client) => {
    // It takes a minute to notice that a killed worker had a job.
    await expect.poll(() => unsettled(client, paid), { timeout: 300_000, interval: 1000 }).toEqual([]);
    const doubles = await doublesAmong(client, paid);
    await endLease(client);
    // A text whose worker was killed is asked about again after three minutes: in every run it is enough that it waits.
    const isOver = process.env.KILLS !== undefined;
    await expect.poll(() => messages.faults(client, { isOver }), { timeout: 300_000, interval: 1000 }).toEqual([]);
    const { texts, mails } = messages.count();
    console.log(`${texts} texts and ${mails} emails under ${kills} kills`);
    console.log(`${kills} kills, ${paid.length} cancellations asked for, ${doubles.length} done twice`);
    expect(doubles).toEqual([]);
  });
  await site.stop();
  await messages.close();
});

async function payForAll(settings: Record<string, string>, count: number): Promise<PaidBooking[]> {
  const site = await startSite(settings);
  const paid: PaidBooking[] = [];
  for (let nth = 0; paid.length < count && nth < count * 4; nth++) {
    const one = await bookAndPay(site, { day: 30 + (nth % 60), hour: 6 + (Math.floor(nth / 60) % 12) });
    if (one) paid.push(one);
  }
  expect(paid).toHaveLength(count);
  // Payments are processed one by one.
  await expect.poll(() => notConfirmed(site, paid), { timeout: 60_000 + count * 3000, interval: 1000 }).toEqual([]);
  await site.stop();
  return paid;
}

async function cancelUntilItBreaks(site: Site, paid: readonly PaidBooking[], acknowledged: Set<string>) {
  for (const { reference, code } of paid) {
    try {
      const answer = await site.call("cancel-booking", {
        reference,
        code,
        reason: "CUSTOMER_PLANS",
        expected_fee_cents: 0,
      });
      if (answer.status === 200) acknowledged.add(reference);
    } catch {
      return;
    }
  }
}

const referencesOf = (paid: readonly PaidBooking[]) => paid.map(({ reference }) => reference);

/** Bookings that are not cancelled, or not fully refunded. */
async function unsettled(client: pg.Client, paid: readonly PaidBooking[]): Promise<string[]> {
  const { rows } = await client.query<{ said: string }>(
    `select b.reference || ' ' || b.state || ' ' || coalesce(string_agg(r.state || ' ' || r.amount_cents, ', '), '') as said
       from bookings b left join refunds r on r.booking_id = b.id
      where b.reference = any($1)
      group by b.id
     having b.state <> 'cancelled' or coalesce(sum(r.amount_cents) filter (where r.state = 'succeeded'), 0) < b.total_cents`,
    [referencesOf(paid)],
  );
  return rows.map(({ said }) => said);
}

/** Bookings that were cancelled or refunded twice, by our records or the gateway's. */
async function doublesAmong(client: pg.Client, paid: readonly PaidBooking[]): Promise<string[]> {
  const { rows } = await client.query<{ reference: string }>(
    `select b.reference from bookings b
      where b.reference = any($1)
        and ((select count(*) from booking_moves m where m.booking_id = b.id and m.to_state = 'cancelled') > 1
          or (select count(*) from refunds r where r.booking_id = b.id) > 1
          or (select coalesce(sum(t.refunded_cents), 0) from sandbox_transactions t
               where t.form->>'custom_str1' = b.reference or t.form->>'m_payment_id' in
                     (select p.id::text from payments p where p.booking_id = b.id)) <> b.total_cents)`,
    [referencesOf(paid)],
  );
  return rows.map(({ reference }) => reference);
}

async function withDatabase(folder: string, run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const server = await startEmbeddedServer(`${folder}/postgres`);
  const client = new pg.Client(server.address);
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
    await server.stop();
  }
}
