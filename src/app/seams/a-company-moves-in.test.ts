import { afterAll, beforeAll, expect, test } from "vitest";
import { aForwardRow } from "#testing/builders/booking/a-forward-row.ts";
import { runReactions } from "#testing/builders/services/a-trading-site.ts";
import { howMany } from "#testing/how-many.ts";
import { openTestSite } from "#testing/test-site.ts";

/** IMPORTED_CUSTOMERS=5000 IMPORTED_DRIVERS=200 IMPORTED_BOOKINGS=1000 makes it the trial; docs/scale.md has its measure. */
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
      const { version: _version, ...row } = aForwardRow(at, { pickup_date, ...(at % 2 && { paid: "200", paid_by: "EFT" }) });
      return row;
    }),
    wrong: { pickup_time: "after lunch", price: "" },
    tables: ["bookings", "trips", "payments", "people"],
    problems: ["Pickup time: enter a time such as 09:30", "Price: enter the agreed price in rand, such as 1250 or R 1 250,00"],
  },
} as const;

const singular = { customers: "customer", drivers: "driver", bookings: "booking" } as const;

/** Previews and imports, and says how long both took, by the clock and of this process. */
async function bring(kind: keyof typeof files, rows: readonly object[]) {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const preview = await call(`preview-${singular[kind]}-import`, { rows });
  expect(preview.status).toBe(200);
  const versioned = rows.map((row, at) => ({ ...row, version: preview.body.rows[at].version }));
  const done = await call(`import-${kind}`, { file_name: `${kind}.csv`, rows: versioned });
  const { user, system } = process.cpuUsage(cpu);
  return { preview: preview.body.rows, done, seconds: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 };
}

test("customers, drivers and bookings with one line in twenty wrong: errors by line and nothing kept; corrected, all are in within a minute", async () => {
  const took: Record<string, string> = {};
  let together = 0;
  for (const kind of ["customers", "drivers", "bookings"] as const) {
    const { rows, wrong, tables, problems } = files[kind];
    const before = await Promise.all(tables.map(count));
    const broken = rows.map((row, at) => (at % 20 === 7 ? { ...row, ...wrong } : row));
    const refused = await bring(kind, broken);
    expect(refused.done).toMatchObject({ status: 409, body: { error: "has_errors" } });
    for (const [at, row] of refused.preview.entries()) expect([at, row.problems]).toEqual([at, at % 20 === 7 ? problems : []]);
    expect(await Promise.all(tables.map(count))).toEqual(before);

    const brought = await bring(kind, rows);
    expect(brought.done).toEqual({ status: 200, body: { added: rows.length, changed: 0, unchanged: 0 } });
    expect((await count(kind === "customers" ? "people" : kind)) - (before[0] ?? 0)).toBe(rows.length);
    const again = await bring(kind, rows);
    expect(again.done.body).toEqual({ added: 0, changed: 0, unchanged: rows.length });
    together += refused.seconds + brought.seconds;
    took[kind] = `refused ${refused.seconds.toFixed(1)} s (${refused.cpu.toFixed(1)} s of this process), in ${brought.seconds.toFixed(1)} s (${brought.cpu.toFixed(1)} s)`;
  }
  if (process.env["IMPORTED_BOOKINGS"]) process.stdout.write(`${JSON.stringify(took, null, 2)}\n`);
  expect(together, JSON.stringify(took)).toBeLessThan(60);
}, 600_000);

test("the figures count the bookings at their agreed prices, no one is told, and all of them go again", async () => {
  await runReactions(site);
  const cents = Math.round(sizes.bookings * 98_765);
  const { rows } = await site.pool.query(
    "select sum(e.gross_cents)::bigint as cents from revenue_entries e join imported_bookings i using (booking_id)",
  );
  expect(Number(rows[0].cents)).toBe(cents);
  expect(await count("messages where recipient like 'forward-%' or recipient like 'moved-%'")).toBe(0);
  const { rows: runs } = await site.pool.query("select id from import_runs where kind = 'bookings' and added > 0 order by created_at desc");
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  expect((await call("undo-import", { id: runs[0].id })).status).toBe(200);
  if (process.env["IMPORTED_BOOKINGS"])
    process.stdout.write(`undone in ${((performance.now() - start) / 1000).toFixed(1)} s, ${process.cpuUsage(cpu).user / 1e6} s\n`);
  await runReactions(site);
  expect(await count("imported_bookings")).toBe(0);
  expect(await count("bookings where source = 'import'")).toBe(0);
  expect(await count("revenue_entries e where not exists (select from bookings b where b.id = e.booking_id) and e.booking_id is not null and e.kind <> 'correction'")).toBe(0);
}, 600_000);
