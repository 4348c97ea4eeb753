import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { judgeVisit } from "#domain/health/synthetic-customer.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { aGuestWhoBooked } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

beforeAll(async () => {
  site = await openTradingSite();
  await writeCrew({ db: openDatabase(site.pool) }, { vehicle: { vehicleClass: "sedan", seats: 4, bags: 3 } });
});
afterAll(() => site.close());

type Conditions = { readonly hasWorker?: boolean; readonly gatewayMode?: string; readonly patienceMs?: number };

/** A visit, while a worker does what follows. */
async function visit({ hasWorker = true, gatewayMode = "stand_in", patienceMs = 40_000 }: Conditions = {}) {
  const { handed, siteUrl } = site.world;
  let isOver = false;
  const worker = (async () => {
    while (hasWorker && !isOver) {
      await site.settle().catch(expectForgotten);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const db = openDatabase(site.pool);
  const visited = await handed.probes.visitSite({ db, now: new Date(), siteUrl, gatewayMode, patienceMs });
  isOver = true;
  await worker;
  return judgeVisit(visited);
}

/** This worker lists the events before it looks at what ran, so one that is removed in between is missed by it. */
const expectForgotten = (error: unknown) => expect(String(error)).toMatch(/There is no event|"reaction_runs"/);

/** Every row there is, but for what tells of the machine and not of the company. */
async function everything() {
  const { rows: tables } = await site.pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('rate_limits', 'call_counts', 'service_answers') order by 1`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await site.pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as content from "${name}" t`,
    );
    contents[name] = rows[0].content;
  }
  return contents;
}

const failed = (step: string) => ({ status: "failing", measured: expect.stringContaining(`complete ${step}: `) });

describe("the synthetic customer", () => {
  test("books, pays, is confirmed, cancels and is refunded; afterwards every row of every table is as it was", async () => {
    await aGuestWhoBooked(site, ordinaryDay(3));
    await site.settle();
    const before = await everything();
    const measured = expect.stringContaining("booked, paid, cancelled and was refunded");
    expect(await visit()).toEqual({ status: "ok", measured });
    const after = await everything();
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(changed.join(" ")).toBe("");
  });

  test("stops before the money where cards are charged for real, and says so", async () => {
    const measured = expect.stringContaining("It stopped before payment: cards are charged for real.");
    expect(await visit({ gatewayMode: "live" })).toEqual({ status: "ok", measured });
  });

  test("no one pays a test booking of anyone else", async () => {
    const { start } = await aGuestWhoBooked(site, ordinaryDay(4), { is_test: true });
    expect(await (await start()).json()).toMatchObject({ error: "test_booking" });
  });

  test.each([
    [
      "a tariff that cannot be read",
      "insert into tariffs (version, state, valid_from, content, created_at) values (990118, 'active', '2026-01-01', '{}', now())",
      "delete from tariffs where version = 990118",
      "getting a price",
    ],
    [
      "bookings that cannot be written",
      "alter table bookings add constraint broken check (not is_test) not valid",
      "alter table bookings drop constraint broken",
      "booking",
    ],
    [
      "a gateway that refuses",
      "alter table sandbox_transactions add constraint broken check (false) not valid",
      "alter table sandbox_transactions drop constraint broken",
      "paying",
    ],
  ])("names the step that fails: %s", async (_, fault, repair, step) => {
    await site.pool.query(fault);
    try {
      expect(await visit()).toEqual(failed(step));
    } finally {
      await site.pool.query(repair);
    }
  });

  test("names the confirmation where no one works, and the next visit removes what this one left", async () => {
    expect(await visit({ hasWorker: false, patienceMs: 500 })).toEqual(failed("the confirmation"));
    const left = "select count(*)::int as left from bookings where email like '%@synthetic.invalid'";
    expect((await site.pool.query(left)).rows).toEqual([{ left: 1 }]);
    expect((await visit()).status).toBe("ok");
    expect((await site.pool.query(left)).rows).toEqual([{ left: 0 }]);
  });
});
