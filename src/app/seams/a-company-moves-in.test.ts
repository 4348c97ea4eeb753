import { appendFile, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aForwardRow } from "#testing/builders/booking/a-forward-row.ts";
import { runReactions } from "#testing/builders/services/a-trading-site.ts";
import { howMany, measuredFile } from "#testing/how-many.ts";
import { openTestSite } from "#testing/test-site.ts";

/**
 * IMPORTED_CUSTOMERS=5000 IMPORTED_DRIVERS=200 IMPORTED_BOOKINGS=1000 makes it the trial, and MEASURED=FILE keeps what it took;
 * docs/scale.md has it.
 */
const sizes = {
  customers: howMany("IMPORTED_CUSTOMERS", 100),
  drivers: howMany("IMPORTED_DRIVERS", 20),
  bookings: howMany("IMPORTED_BOOKINGS", 60),
};

/** The demo’s fleet, prices and records beside what comes in. */
let site: Awaited<ReturnType<typeof openTestSite>>;
let admin: Awaited<ReturnType<typeof site.as>>;
beforeAll(async () => {
  site = await openTestSite({}, { template: "demo" });
  admin = await site.as("admin", { name: "Naledi Dube" });
}, 300_000);
afterAll(() => site.close());

const count = async (table: string) => Number((await site.pool.query(`select count(*) as n from ${table}`)).rows[0].n);
const call = async (name: string, input: object) => {
  const answer = await site.call(name, input, admin.headers);
  return { status: answer.status, body: await answer.json() };
};

const letters = (at: number) =>
  [...String(at).padStart(4, "0")].map((digit) => String.fromCharCode(97 + Number(digit))).join("");
const rowsOf = (many: number, rowOf: (at: number) => object) => Array.from({ length: many }, (_, at) => rowOf(at + 1));

const files = {
  customers: {
    rows: rowsOf(sizes.customers, (at) => ({
      email: `moved-${at}@example.com`,
      first_name: "Zola",
      last_name: `Mover ${letters(at)}`,
      phone: `+27 83 ${1_000_000 + at}`,
      tags: "moved",
    })),
    wrong: { last_name: "", phone: "12" },
    tables: ["people"],
    problems: ["Enter a phone number of at least 7 digits", "Enter the last name"],
  },
  drivers: {
    rows: rowsOf(sizes.drivers, (at) => ({
      email: `driver-${at}@example.com`,
      first_name: "Sipho",
      last_name: `Driver ${letters(at)}`,
      phone: `+27 84 ${1_000_000 + at}`,
      licence_codes: "C1",
      licence_expires: "31/12/2028",
      prdp_expires: "2027-06-30",
    })),
    wrong: { prdp_expires: "next year" },
    tables: ["drivers", "documents"],
    problems: ["Enter PrDP expires as 2026-12-31 or 31/12/2026"],
  },
  bookings: {
    rows: rowsOf(sizes.bookings, (at) => {
      const pickup_date = new Date(Date.now() + (10 + (at % 200)) * 86_400_000).toISOString().slice(0, 10);
      const { version: _version, ...row } = aForwardRow(at, {
        pickup_date,
        ...(at % 2 && { paid: "200", paid_by: "EFT" }),
      });
      return row;
    }),
    wrong: { pickup_time: "after lunch", price: "" },
    tables: ["bookings", "trips", "payments", "people"],
    problems: [
      "Pickup time: enter a time such as 09:30",
      "Price: enter the agreed price in rand, such as 1250 or R 1 250,00",
    ],
  },
} as const;

const singular = { customers: "customer", drivers: "driver", bookings: "booking" } as const;

/** Processor seconds of this process and of the database’s; waiting for others who use the machine is none of them. */
async function processorSeconds(): Promise<number> {
  const { user, system } = process.cpuUsage();
  const { rows } = await site.pool.query("select pid from pg_stat_activity where datname = current_database()");
  const ticks = await Promise.all(
    rows.map(async ({ pid }) => {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      const [used = 0, ofKernel = 0] = stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .slice(11, 13)
        .map(Number);
      return used + ofKernel;
    }),
  );
  return (user + system) / 1e6 + ticks.reduce((sum, one) => sum + one, 0) / 100;
}

const measured = async (what: string, start: number, cpu: number) => {
  const [seconds, processor] = [(performance.now() - start) / 1000, (await processorSeconds()) - cpu];
  const file = measuredFile();
  if (file) await appendFile(file, `${what}: ${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of processor\n`);
  return processor;
};

/** Previews and imports, and says how much processor time both took. */
async function bring(kind: keyof typeof files, rows: readonly object[], what: string) {
  const [start, cpu] = [performance.now(), await processorSeconds()];
  const preview = await call(`preview-${singular[kind]}-import`, { rows });
  expect(preview.status).toBe(200);
  const versioned = rows.map((row, at) => ({ ...row, version: preview.body.rows[at].version }));
  const done = await call(`import-${kind}`, { file_name: `${kind}.csv`, rows: versioned });
  return { preview: preview.body.rows, done, seconds: await measured(`${rows.length} ${kind} ${what}`, start, cpu) };
}

test("customers, drivers and bookings with one line in twenty wrong: errors by line and nothing kept; corrected, all are in within a minute", async () => {
  let together = 0;
  for (const kind of ["customers", "drivers", "bookings"] as const) {
    const { rows, wrong, tables, problems } = files[kind];
    const before = await Promise.all(tables.map(count));
    const broken = rows.map((row, at) => (at % 20 === 7 ? { ...row, ...wrong } : row));
    const refused = await bring(kind, broken, "with errors");
    expect(refused.done).toMatchObject({ status: 409, body: { error: "has_errors" } });
    for (const [at, row] of refused.preview.entries())
      expect([at, row.problems]).toEqual([at, at % 20 === 7 ? problems : []]);
    expect(await Promise.all(tables.map(count))).toEqual(before);

    const brought = await bring(kind, rows, "brought in");
    expect(brought.done).toMatchObject({ status: 200, body: { added: rows.length, changed: 0, unchanged: 0 } });
    expect((await count(kind === "customers" ? "people" : kind)) - (before[0] ?? 0)).toBe(rows.length);
    const again = await bring(kind, rows, "again");
    expect(again.done.body).toMatchObject({ added: 0, changed: 0, unchanged: rows.length });
    together += refused.seconds + brought.seconds;
  }
  expect(together, "processor seconds").toBeLessThan(60);
}, 1_200_000);

test("the figures count the bookings at their agreed prices, no one gets a message, and all of them go again", async () => {
  await runReactions(site);
  const cents = Math.round(sizes.bookings * 98_765);
  const { rows } = await site.pool.query(
    "select sum(e.gross_cents)::bigint as cents from revenue_entries e join imported_bookings i using (booking_id) where i.reference like 'OLD-%'",
  );
  expect(Number(rows[0].cents)).toBe(cents);
  expect(await count("messages where recipient like 'forward-%' or recipient like 'moved-%'")).toBe(0);
  const { rows: runs } = await site.pool.query(
    "select id from import_runs where kind = 'bookings' and added > 0 order by created_at desc",
  );
  const [start, cpu] = [performance.now(), await processorSeconds()];
  expect((await call("undo-import", { id: runs[0].id })).status).toBe(200);
  await measured("undone", start, cpu);
  await runReactions(site);
  expect(await count("imported_bookings where reference like 'OLD-%'")).toBe(0);
  expect(await count("bookings where email like 'forward-%'")).toBe(0);
  expect(
    await count(
      "revenue_entries e where not exists (select from bookings b where b.id = e.booking_id) and e.booking_id is not null and e.kind <> 'correction'",
    ),
  ).toBe(0);
}, 1_200_000);
