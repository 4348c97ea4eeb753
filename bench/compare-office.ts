import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import pg from "pg";
import { openPool } from "../src/db/connect.ts";
import { startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";
import { migrate } from "../src/db/migrate.ts";
import { createTokenMaker } from "../src/features/accounts/server/make-tokens.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { median } from "./cpu.ts";
import { fillBookings } from "./fill-bookings.ts";
import { questions } from "./office-questions.ts";
import { type Running, startOursOn } from "./processes.ts";

const small = 10_000;
const rounds = 15;
const secret = randomBytes(32).toString("hex");

/**
 * Admin’s list of bookings at ten thousand rows and at a million, both in one run: each question asked over HTTP of
 * the built site, the page of rows and its totals, and by how much more they cost. Filling takes its minutes.
 */
export async function compareOffice(large: number): Promise<void> {
  const dataDir = await newOpenFolder();
  const server = await startEmbeddedServer(`${dataDir}/postgres`);
  const host = "host" in server.address ? server.address.host : "";
  for (const [name, rows] of [["small", small] as const, ["large", large] as const])
    await fill({ host, user: "app", database: `bench_${name}` }, rows);
  try {
    await askBoth(host);
  } finally {
    await server.stop();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

/** Of two databases that are filled. */
export async function askBoth(host: string): Promise<void> {
  const sites = [await openSite(host, "bench_small", 4397), await openSite(host, "bench_large", 4398)] as const;
  const worst = { rows: 0, totals: 0 };
  try {
    for (const { name, asked } of questions) {
      const rows = await inTurn(sites, "list-bookings", asked);
      const totals = await inTurn(sites, "booking-totals", asked);
      worst.rows = Math.max(worst.rows, rows.ratio);
      worst.totals = Math.max(worst.totals, totals.ratio);
      console.log(`${name.padEnd(52)} rows ${rows.text}   totals ${totals.text}`);
    }
  } finally {
    for (const { running } of sites) await running.stop();
  }
  console.log(`worst: rows ${worst.rows.toFixed(2)}x, totals ${worst.totals.toFixed(2)}x`);
}

type Site = { readonly running: Running; readonly token: string };

async function openSite(host: string, database: string, port: number): Promise<Site> {
  const token = await signInAdmin(host, database);
  const running = await startOursOn(port, {
    DATABASE_URL: `postgres://app@localhost/${database}?host=${encodeURIComponent(host)}`,
    SITE_URL: "http://127.0.0.1",
    APP_SECRET: secret,
    REQUIRE_STAFF_MFA: "off",
  });
  return { running, token };
}

/** Someone who runs the company, with bookings of their own to look after. */
async function signInAdmin(host: string, database: string): Promise<string> {
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  const client = new pg.Client({ host, user: "app", database });
  await client.connect();
  await client.query("insert into users (id, email, name, created_at) values ($1, $2, 'Bench', now())", [
    userId,
    `${userId}@example.com`,
  ]);
  await client.query("insert into user_roles (user_id, role, granted_at) values ($1, 'admin', now())", [userId]);
  await client.query(
    "insert into sessions (id, user_id, rotated_at, created_at, last_seen_at, idle_until, ends_at) values ($1, $2, now(), now(), now(), now() + interval '1 day', now() + interval '1 day')",
    [sessionId, userId],
  );
  await client.query("update bookings set taken_by = $1 where taken_by = md5('user3')::uuid", [userId]);
  // As it would be a minute later on a database that runs.
  await client.query("vacuum analyze");
  await client.end();
  const now = new Date();
  return createTokenMaker(secret, "http://127.0.0.1").signAccess(
    {
      sub: userId,
      session_id: sessionId,
      aal: "aal1",
      amr: [{ method: "password", timestamp: Math.floor(now.getTime() / 1000) }],
      email: `${userId}@example.com`,
      app_metadata: { provider: "email", roles: ["admin"] },
      user_metadata: { name: "Bench", phone: "" },
      exp: Math.floor(now.getTime() / 1000) + 24 * 3600,
    },
    now,
  );
}

/** The median of each, asked in turn so that a busy moment meets both. */
async function inTurn(sites: readonly [Site, Site], call: string, asked: object) {
  const times: readonly [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + 3; round++)
    for (const at of [0, 1] as const) {
      const started = performance.now();
      await ask(sites[at], call, asked);
      if (round >= 3) times[at].push(performance.now() - started);
    }
  const [few, many] = [median(times[0]), median(times[1])];
  const ratio = many / few;
  return { ratio, text: `${ratio.toFixed(2)}x (${many.toFixed(1)} of ${few.toFixed(1)} ms)` };
}

async function ask({ running, token }: Site, call: string, asked: object): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${running.port}/functions/v1/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(asked),
  });
  const text = await answer.text();
  // Anything but an answer would be fast and mean nothing.
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${text.slice(0, 200)}`);
}

async function fill(address: { host: string; user: string; database: string }, rows: number): Promise<void> {
  const root = new pg.Client({ ...address, database: "postgres" });
  await root.connect();
  await root.query(`create database ${address.database}`);
  await root.end();
  const migrating = openPool(address);
  const names = (await fs.readdir("src/db/migrations")).sort();
  const sources = names.map(async (name) => ({
    name: name.replace(/\.sql$/, ""),
    sql: await fs.readFile(`src/db/migrations/${name}`, "utf8"),
  }));
  await migrate(migrating, await Promise.all(sources));
  await migrating.end();
  const pool = new pg.Pool({ ...address, max: 1 });
  await fillBookings(pool, rows);
  await pool.end();
}
