import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import pg from "pg";
import { startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";
import { addDays, localDateOf } from "../src/domain/time/local-time.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { anyHour, writeFleet } from "./booking-rows.ts";
import { median } from "./cpu.ts";
import { fillPeople } from "./fill-people.ts";
import { askSite, createFilled, type FilledSite, openFilled } from "./filled-site.ts";
import { medianWithin, type Pair, ratiosOfBlocks } from "./paired.ts";

const small = 10_000;
const rounds = 11;
const today = localDateOf(new Date());
const hotel = createHash("md5")
  .update("partner10")
  .digest("hex")
  .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
const golfers = { tag: "golf" };

const filters: Readonly<Record<string, object>> = {
  "a rare tag": golfers,
  "a common tag": { tag: "regular" },
  "first-timers": { segment: "first_timer" },
  repeat: { segment: "repeat" },
  VIPs: { segment: "vip" },
  "no-show risks": { segment: "no_show_risk" },
  corporate: { segment: "corporate" },
  "agents’ clients": { segment: "agent_client" },
  "never booked": { booked: "no" },
  "at least ten bookings": { bookings_from: 10 },
  "exactly twelve bookings": { bookings_from: 12, bookings_to: 12 },
  "two no-shows": { no_shows_from: 2 },
  "spent over R60 000": { spent_from_cents: 6_000_000 },
  "spent under R10": { spent_to_cents: 1000 },
  owing: { owes: true },
  "owing over R600": { owed_from_cents: 60_000 },
  "a week of trips a year ago": { last_trip_from: addDays(today, -372), last_trip_to: addDays(today, -365) },
  "a year of trips": { last_trip_from: addDays(today, -900), last_trip_to: addDays(today, -535) },
  blocked: { blocked: true },
  "a common consent": { consent: "marketing:email" },
  "a rare consent": { consent: "marketing:sms" },
  source: { source: "phone" },
  language: { language: "de" },
  "a hotel as partner": { partner: hotel },
  "a company": { company: hotel },
};
const searches: Readonly<Record<string, object>> = {
  "search: surname": { search: "surname77" },
  "search: first name": { search: "firstname12" },
  "search: both": { search: "firstname12 surname7" },
  "search: email": { search: "guest17" },
  "search: address": { search: "guest17@ex" },
  "search: number": { search: "082 000 0017" },
  "search: nobody": { search: "zzyzx" },
  "search: a tag too": { search: "surname7", tag: "regular" },
  "search: email, a common tag": { search: "guest17@", tag: "regular" },
  "search: email, a rare tag": { search: "guest1", ...golfers },
  "search: number, blocked": { search: "082 00", blocked: true },
};
/** Every pair of filters. */
const pairs = Object.entries(filters).flatMap(([one, input], at) =>
  Object.entries(filters)
    .slice(at + 1)
    .filter(([, other]) => Object.keys(other).every((name) => !(name in input)))
    .map(([other, more]) => [`${one}, ${other}`, { ...input, ...more }] as const),
);

/**
 * Admin’s list of customers and the caller screen at ten thousand people and at a million, over HTTP on the
 * built site; and the cost of recognising the customer during a booking.
 */
export async function comparePeople(large: number): Promise<void> {
  const dataDir = await newOpenFolder();
  const server = await startEmbeddedServer(`${dataDir}/postgres`);
  const host = "host" in server.address ? server.address.host : "";
  for (const [name, rows] of [["small", small] as const, ["large", large] as const])
    await createFilled({ host, database: `bench_${name}` }, (pool) => fillPeople(pool, rows));
  const open = (database: string, port: number) => openFilled({ host, database, port, role: "admin" });
  const sites = [await open("bench_small", 4397), await open("bench_large", 4398)] as const;
  try {
    const list = { everyone: {}, ...filters, ...searches };
    const callers = {
      "caller: number": "082 000 0017",
      "caller: as dialled from abroad": "+27820000017",
      "caller: name": "surname77",
      "caller: unknown": "082 999 9999",
    };
    const asked = [
      ...Object.entries(list).map(([name, input]) => [name, "list-customers", { search: "", ...input }] as const),
      ...Object.entries(callers).map(([name, text]) => [name, "find-caller", { text }] as const),
    ];
    await printAll("alone", sites, asked);
    await printAll(
      "in pairs",
      sites,
      pairs.map(([name, input]) => [name, "list-customers", { search: "", ...input }] as const),
    );
    await compareBookings(sites[1], host);
  } finally {
    for (const { running } of sites) await running.stop();
    await server.stop();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

type Sites = readonly [FilledSite, FilledSite];
type Asked = readonly (readonly [name: string, call: string, input: object])[];

async function printAll(title: string, sites: Sites, asked: Asked): Promise<void> {
  const measured = [];
  for (const [name, call, input] of asked) measured.push({ name, ...(await inTurn(sites, call, input)) });
  const worst = measured.toSorted((a, b) => b.ratio - a.ratio);
  const over = worst.filter(({ ratio }) => ratio > 3);
  for (const { name, text } of worst.slice(0, 60)) console.log(`${name.padEnd(56)} ${text}`);
  console.log(`${title}: ${over.length} of ${measured.length} over 3x, worst ${worst[0]?.ratio.toFixed(2)}x\n`);
}

/** The median of each, measured alternately so that a busy moment affects both. */
async function inTurn(sites: Sites, call: string, input: object) {
  const times: readonly [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + 2; round++)
    for (const at of [0, 1] as const) {
      const started = performance.now();
      await askSite(sites[at], call, input);
      if (round >= 2) times[at].push(performance.now() - started);
    }
  const [few, many] = [median(times[0]), median(times[1])];
  return { ratio: many / few, text: `${(many / few).toFixed(2)}x (${many.toFixed(1)} of ${few.toFixed(1)} ms)` };
}

const blocks = 40;
const perBlock = 10;
const triggers = ["booking_has_a_person", "people_hear_of_bookings", "people_hear_of_changed_bookings"];

/**
 * Bookings with and without the triggers that recognise the customer, and with and without the check for
 * blocked customers.
 */
async function compareBookings(site: FilledSite, host: string): Promise<void> {
  const pool = new pg.Pool({ host, user: "app", database: "bench_large", max: 1 });
  await writeFleet(pool);
  const alter = (how: string) =>
    pool.query(triggers.map((name) => `alter table bookings ${how} trigger ${name};`).join(" "));
  const pairsOf = async (off: () => Promise<unknown>, on: () => Promise<unknown>) => {
    const found: Pair[] = [];
    for (let block = 0; block < blocks; block++) {
      await off();
      const without = await bookSome(site);
      await on();
      found.push({ without, with: await bookSome(site) });
    }
    return found.slice(2);
  };
  print(
    "the same twice",
    await pairsOf(
      async () => {},
      async () => {},
    ),
  );
  print(
    "knowing the person",
    await pairsOf(
      () => alter("disable"),
      () => alter("enable"),
    ),
  );
  await printTriggers(pool);
  const started = performance.now();
  for (let turn = 0; turn < 1000; turn++)
    await pool.query(
      "select id from people where id = person_match($1, '+27 82 000 0017', 'Amira', 'Khan', false) and blocked_until > now()",
      [`guest${turn * 7}@example.com`],
    );
  const booked = await bookSome(site);
  const blocked = (performance.now() - started - booked) / 1000;
  console.log(`who is blocked: ${blocked.toFixed(2)} ms of ${(booked / perBlock).toFixed(1)} ms`);
  await pool.end();
}

const insertBooking = `explain (analyze, format json) insert into bookings (id, reference, access_code_hash, state, first_name, last_name,
  email, phone, service_type, pickup_location, destination, pickup_at, passengers, total_cents, created_at, updated_at)
  values (gen_random_uuid(), 'BENCH-' || $1, '', 'confirmed', 'Amira', 'Khan', $2, '+44 20 7946 0000', 'airport_transfer', 'a', 'b', now() + interval '9 days',
    2, 50000, now(), now())`;

/** Milliseconds in the insert of a booking as the database counts them, for a known and for a new customer. */
async function printTriggers(pool: pg.Pool): Promise<void> {
  for (const [who, first] of [
    ["known", 1000],
    ["new", 3_000_000],
  ] as const) {
    const times = new Map<string, number[]>();
    const add = (name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms]);
    for (let turn = 0; turn < 300; turn++) {
      const { rows } = await pool.query(insertBooking, [`${who}${turn}`, `guest${first + turn}@example.com`]);
      const [plan] = rows[0]["QUERY PLAN"];
      add("the whole insert", plan["Execution Time"]);
      for (const trigger of plan.Triggers) add(trigger["Trigger Name"], trigger.Time);
    }
    for (const [name, all] of times) console.log(`${who}: ${name.padEnd(40)} ${median(all).toFixed(3)} ms`);
  }
}

function print(what: string, found: readonly Pair[]): void {
  const { median: middle, low, high } = medianWithin(ratiosOfBlocks(found));
  const each = medianWithin(found.map((pair) => pair.without / perBlock)).median;
  const percent = (ratio: number) => `${((ratio - 1) * 100).toFixed(1)} %`;
  console.log(
    `${what} costs a booking ${percent(middle)} (${percent(low)} to ${percent(high)}) of ${each.toFixed(1)} ms`,
  );
}

async function bookSome(site: FilledSite): Promise<number> {
  const started = performance.now();
  for (let turn = 0; turn < perBlock; turn++) {
    const { day, hour } = anyHour();
    await askSite(site, "create-booking", {
      first_name: "Amira",
      last_name: "Khan",
      email: `guest${1 + Math.floor(Math.random() * 2_000_000)}@example.com`,
      phone: "+44 20 7946 0000",
      service_type: "airport_transfer",
      pickup_location: "Cape Town International Airport",
      destination: "Camps Bay",
      pickup_date: addDays(today, day),
      pickup_time: `${String(hour).padStart(2, "0")}:00`,
      passengers: 2,
    });
  }
  return performance.now() - started;
}
