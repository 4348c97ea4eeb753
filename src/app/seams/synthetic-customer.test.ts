import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { judgeVisit } from "#domain/health/synthetic-customer.ts";
import { visitSite } from "#features/health/checks/server/gateways/visit-site.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { aGuestWhoBooked } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { everyRead } from "#testing/every-read.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

beforeAll(async () => {
  site = await openTradingSite();
  await writeCrew({ db: openDatabase(site.pool) }, { vehicle: { vehicleClass: "sedan", seats: 4, bags: 3 } });
});
afterAll(() => site.close());

type Conditions = {
  readonly hasWorker?: boolean;
  readonly gatewayMode?: string;
  readonly patienceMs?: number;
  /** Removes what the visit left; as usual if left out. */
  readonly forget?: () => Promise<void>;
};

/** A visit, while a worker does what follows. */
async function visit({ hasWorker = true, gatewayMode = "stand_in", patienceMs = 40_000, forget }: Conditions = {}) {
  const { handed, siteUrl } = site.world;
  let isOver = false;
  const worker = (async () => {
    while (hasWorker && !isOver) {
      await site.settle();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const db = openDatabase(site.pool);
  const input = { db, now: new Date(), siteUrl, gatewayMode, patienceMs };
  const visited = await (forget ? visitSite({ ...input, forget }) : handed.probes.visitSite(input));
  isOver = true;
  await worker;
  return judgeVisit(visited);
}

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

/** The tables that have other rows than before. */
async function changedSince(before: Readonly<Record<string, string>>): Promise<string> {
  const after = await everything();
  return Object.keys(after)
    .filter((name) => after[name] !== before[name])
    .join(" ");
}

/** Privacy looks through all that is written down, jobs are the machine’s own work, and our reading of a report is logged. */
const namesEverything = ["find-mentions", "list-queues", "list-jobs", "audit-actions"];

const failed = (step: string) => ({ status: "failing", measured: expect.stringContaining(`complete ${step}: `) });

describe("the synthetic customer", () => {
  test("books, pays, is confirmed, cancels and is refunded; afterwards every row of every table is as it was", async () => {
    await aGuestWhoBooked(site, ordinaryDay(3));
    await site.settle();
    const before = await everything();
    const measured = expect.stringContaining("booked, paid, cancelled and was refunded");
    expect(await visit()).toEqual({ status: "ok", measured });
    expect(await changedSince(before)).toBe("");
  });

  test("while its booking is there, paid and confirmed, no figure, list, board, report, file or number counts it", async () => {
    const reads = await everyRead(site, { without: namesEverything });
    const rows = await everything();
    const stillAt = "alter table bookings add constraint broken check (not is_test or state <> 'cancelled') not valid";
    await site.pool.query(stillAt);
    try {
      expect(await visit({ forget: async () => {} })).toEqual(failed("cancelling"));
    } finally {
      await site.pool.query("alter table bookings drop constraint broken");
    }
    const there = "select state, paid_cents > 0 as paid from bookings where email like '%@synthetic.invalid'";
    expect((await site.pool.query(there)).rows).toEqual([{ state: "confirmed", paid: true }]);
    // No email, invoice, number, customer, commission or task: nothing but the booking’s own records.
    const own =
      /^(bookings|booking_(items|moves)|trips|payments|payment_(moves|notifications)|events|reaction_runs|sandbox_.*)$/;
    expect((await changedSince(rows)).split(" ").filter((table) => !own.test(table))).toEqual([]);
    const after = await reads.answers();
    const changed = after.filter((answer, at) => answer !== reads.first[at]);
    expect(changed.map((answer) => answer.slice(0, 400))).toEqual([]);
    // A handful would prove nothing.
    expect(reads.calls.length).toBeGreaterThan(80);
    expect((await visit()).status).toBe("ok");
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
