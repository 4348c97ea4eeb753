import fs from "node:fs/promises";
import pg from "pg";
import { openDatabase, openPool } from "#db/connect.ts";
import { startEmbeddedServer } from "#db/embedded/embedded-server.ts";
import { migrate } from "#db/migrate.ts";
import { addHours } from "#domain/local-time.ts";
import type { OfficeFilter, OfficeOrder } from "#features/booking/server/office-filter-views.ts";
import { countOfficeBookings, findOfficeBookings } from "#features/booking/server/office-views.ts";
import { newOpenFolder } from "#testing/open-folder.ts";
import { median } from "./cpu.ts";
import { fillBookings } from "./fill-bookings.ts";

/**
 * The office's list of bookings at ten thousand and at a million rows, on one server in one run: what each question
 * costs, and by how much more. Run: node bench/compare-office.ts [rows]
 */
const large = Number(process.argv[2] ?? 1_000_000);
const small = 10_000;
const rounds = 15;

const plain: OfficeFilter = { hasChange: false, withTests: false, search: "" };
const newest: OfficeOrder = { sort: "created", direction: "desc" };
const now = new Date();
const id = (of: string) => `md5:${of}`;

type Question = { name: string; filter?: Partial<OfficeFilter>; order?: OfficeOrder };

const questions: readonly Question[] = [
  { name: "first page, newest first" },
  { name: "oldest first", order: { sort: "created", direction: "asc" } },
  { name: "pickup, latest first", order: { sort: "pickup", direction: "desc" } },
  { name: "pickup, earliest first", order: { sort: "pickup", direction: "asc" } },
  { name: "total, largest first", order: { sort: "total", direction: "desc" } },
  { name: "total, smallest first", order: { sort: "total", direction: "asc" } },
  { name: "state requested", filter: { states: ["requested"] } },
  { name: "three states", filter: { states: ["requested", "quoted", "awaiting_payment"] } },
  { name: "state declined, by pickup", filter: { states: ["declined"] }, order: { sort: "pickup", direction: "desc" } },
  { name: "state no-show, by total", filter: { states: ["no_show"] }, order: { sort: "total", direction: "desc" } },
  { name: "unpaid", filter: { money: "unpaid" } },
  { name: "part paid, by pickup", filter: { money: "part" }, order: { sort: "pickup", direction: "asc" } },
  { name: "paid", filter: { money: "paid" } },
  { name: "overpaid", filter: { money: "overpaid" } },
  { name: "refund due", filter: { money: "refund_due" } },
  { name: "pickup today", filter: day(0), order: { sort: "pickup", direction: "asc" } },
  { name: "pickup today, newest first", filter: day(0) },
  { name: "a month of pickups, newest first", filter: span(-400, -370) },
  {
    name: "created in a week",
    filter: { createdFrom: addHours(now, -24 * 207), createdBefore: addHours(now, -24 * 200) },
  },
  { name: "a service", filter: { service: "day_tour" } },
  { name: "a driver", filter: { driver: { id: id("driver7"), hasMany: true } } },
  {
    name: "a driver, by pickup",
    filter: { driver: { id: id("driver7"), hasMany: true } },
    order: { sort: "pickup", direction: "desc" },
  },
  { name: "a partner", filter: { partnerId: id("partner7") } },
  { name: "a partner, by pickup", filter: { partnerId: id("partner7") }, order: { sort: "pickup", direction: "desc" } },
  { name: "amber", filter: { light: "amber" } },
  { name: "taken by me", filter: { takenBy: id("user3") } },
  { name: "change waiting", filter: { hasChange: true } },
  { name: "with trial runs", filter: { withTests: true } },
  { name: "search: reference", filter: { search: "CTS-4A1" } },
  { name: "search: surname", filter: { search: "surname77" } },
  { name: "search: first name", filter: { search: "firstname12" } },
  { name: "search: e-mail", filter: { search: "guest17@ex" } },
  { name: "search: telephone", filter: { search: "082 000 0017" } },
  { name: "search: place", filter: { search: "place 77" } },
  { name: "search: nothing found", filter: { search: "zzyzx" } },
  {
    name: "unpaid transfers, by pickup",
    filter: { money: "unpaid", service: "airport_transfer" },
    order: { sort: "pickup", direction: "asc" },
  },
];

function span(from: number, to: number): Partial<OfficeFilter> {
  return { pickupFrom: addHours(now, 24 * from), pickupBefore: addHours(now, 24 * to) };
}
function day(from: number): Partial<OfficeFilter> {
  return span(from, from + 1);
}

const dataDir = await newOpenFolder();
const server = await startEmbeddedServer(`${dataDir}/postgres`);
const host = "host" in server.address ? server.address.host : "";
const pools = [await filled("small", small), await filled("large", large)] as const;

let worst = 0;
for (const question of questions) {
  const filter = await withIds({ ...plain, ...question.filter });
  const [few, many] = await inTurn((pool) =>
    findOfficeBookings(openDatabase(pool), filter, question.order ?? newest, { size: 50 }),
  );
  const [fewCounted, manyCounted] = await inTurn((pool) => countOfficeBookings(openDatabase(pool), filter, 1001));
  const ratio = many / few;
  worst = Math.max(worst, ratio);
  const counted = `count ${(manyCounted / fewCounted).toFixed(2)}x ${manyCounted.toFixed(1)} ms`;
  console.log(
    `${question.name.padEnd(36)} ${ratio.toFixed(2)}x   ${many.toFixed(2)} of ${few.toFixed(2)} ms   ${counted}`,
  );
}
console.log(`worst ${worst.toFixed(2)}x, ${large} rows against ${small}`);
await Promise.all(pools.map((pool) => pool.end()));
await server.stop();
await fs.rm(dataDir, { recursive: true, force: true });

async function filled(database: string, rows: number): Promise<pg.Pool> {
  const root = new pg.Client({ host, user: "app", database: "postgres" });
  await root.connect();
  await root.query(`create database bench_${database}`);
  await root.end();
  const address = { host, user: "app", database: `bench_${database}` };
  const migrating = openPool(address);
  await migrate(migrating, await migrations());
  await migrating.end();
  const pool = new pg.Pool({ ...address, max: 1 });
  await fillBookings(pool, rows);
  return pool;
}

async function migrations() {
  const names = (await fs.readdir("src/db/migrations")).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await fs.readFile(`src/db/migrations/${name}`, "utf8") })),
  );
}

/** Ids are drawn by the database; the same in both. */
async function withIds(filter: OfficeFilter): Promise<OfficeFilter> {
  const entries = Object.entries(filter).map(async ([key, value]) => {
    const drawn = JSON.stringify(value ?? "").match(/md5:(\w+)/)?.[1];
    if (!drawn) return [key, value];
    const { rows } = await pools[0].query("select md5($1)::uuid as id", [drawn]);
    return [key, typeof value === "string" ? rows[0].id : { id: rows[0].id, hasMany: true }];
  });
  return { ...filter, ...Object.fromEntries(await Promise.all(entries)) };
}

/** The median of each, asked in turn so that a busy moment meets both. */
async function inTurn(ask: (pool: pg.Pool) => Promise<unknown>): Promise<readonly [number, number]> {
  const times: readonly [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + 3; round++)
    for (const at of [0, 1] as const) {
      const started = performance.now();
      await ask(pools[at]);
      if (round >= 3) times[at].push(performance.now() - started);
    }
  return [median(times[0]), median(times[1])];
}
