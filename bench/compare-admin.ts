import fs from "node:fs/promises";
import pg from "pg";
import { startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { questions } from "./admin-questions.ts";
import { median } from "./cpu.ts";
import { fillBookings } from "./fill-bookings.ts";
import { askSite, createFilled, type FilledSite, openFilled } from "./filled-site.ts";

const small = 10_000;
const rounds = 15;

/**
 * Compares Admin’s list of bookings at ten thousand rows and at a million, in one run: each query over HTTP
 * on the built site, with rows and totals, and the ratio of the costs. Filling takes minutes.
 */
export async function compareAdmin(large: number): Promise<void> {
  const dataDir = await newOpenFolder();
  const server = await startEmbeddedServer(`${dataDir}/postgres`);
  const host = "host" in server.address ? server.address.host : "";
  for (const [name, rows] of [["small", small] as const, ["large", large] as const])
    await createFilled({ host, database: `bench_${name}` }, (pool) => fillBookings(pool, rows));
  try {
    await askBoth(host);
  } finally {
    await server.stop();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

/** Queries both filled databases. */
export async function askBoth(host: string): Promise<void> {
  const sites = [await openSite(host, "bench_small", 4397), await openSite(host, "bench_large", 4398)] as const;
  const worst = { rows: 0, totals: 0 };
  try {
    for (const { name, input } of questions) {
      const rows = await inTurn(sites, "list-bookings", input);
      const totals = await inTurn(sites, "booking-totals", input);
      worst.rows = Math.max(worst.rows, rows.ratio);
      worst.totals = Math.max(worst.totals, totals.ratio);
      console.log(`${name.padEnd(52)} rows ${rows.text}   totals ${totals.text}`);
    }
  } finally {
    for (const { running } of sites) await running.stop();
  }
  console.log(`worst: rows ${worst.rows.toFixed(2)}x, totals ${worst.totals.toFixed(2)}x`);
}

/** An admin with bookings of their own to look after. */
async function openSite(host: string, database: string, port: number): Promise<FilledSite> {
  const site = await openFilled({ host, database, port, role: "admin" });
  const client = new pg.Client({ host, user: "app", database });
  await client.connect();
  await client.query("update bookings set taken_by = $1 where taken_by = md5('user3')::uuid", [site.userId]);
  // The state of a running database a minute later.
  await client.query("vacuum analyze");
  await client.end();
  return site;
}

/** The median of each, measured alternately so that a busy moment affects both. */
async function inTurn(sites: readonly [FilledSite, FilledSite], call: string, input: object) {
  const times: readonly [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + 3; round++)
    for (const at of [0, 1] as const) {
      const started = performance.now();
      await askSite(sites[at], call, input);
      if (round >= 3) times[at].push(performance.now() - started);
    }
  const [few, many] = [median(times[0]), median(times[1])];
  const ratio = many / few;
  return { ratio, text: `${ratio.toFixed(2)}x (${many.toFixed(1)} of ${few.toFixed(1)} ms)` };
}
