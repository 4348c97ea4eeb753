import fs from "node:fs/promises";
import type pg from "pg";
import { openDatabase } from "../src/db/connect.ts";
import { startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";
import { rebuildRevenue } from "../src/features/revenue/server/rebuild-revenue.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { median } from "./cpu.ts";
import { figureQuestions } from "./figure-questions.ts";
import { fillBesideBookings } from "./fill-beside-bookings.ts";
import { fillBookings } from "./fill-bookings.ts";
import { askSite, createFilled, type FilledSite, openFilled } from "./filled-site.ts";

const small = 10_000;
const rounds = 7;
/** The first answer within a second, and at most four times as long as with ten thousand bookings. */
const aim = { firstMs: 1000, ratio: 4 };

/**
 * The revenue pages at ten thousand bookings and at a million, over three years: each query over HTTP on the
 * built site, the time of the first answer, and the ratio of the others.
 */
export async function compareFigures(large: number): Promise<void> {
  const dataDir = await newOpenFolder();
  const server = await startEmbeddedServer(`${dataDir}/postgres`);
  const host = "host" in server.address ? server.address.host : "";
  for (const [name, rows] of [["small", small] as const, ["large", large] as const])
    await createFilled({ host, database: `bench_${name}` }, (pool) => fillFigures(pool, rows));
  try {
    await askBoth(host, large);
  } finally {
    await server.stop();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

/** Everything other than bookings that the pages count; then a full recount. */
async function fillFigures(pool: pg.Pool, rows: number): Promise<void> {
  const began = performance.now();
  await fillBookings(pool, rows);
  await fillBesideBookings(pool, rows);
  await pool.query("vacuum analyze");
  const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
  console.log(`${rows} bookings written in ${seconds(began)} s`);
  const started = performance.now();
  await pool.query("begin");
  await rebuildRevenue({ db: openDatabase(pool), now: new Date() });
  await pool.query("commit");
  await pool.query("vacuum analyze");
  const { rows: size } = await pool.query<{ text: string }>(
    "select pg_size_pretty(pg_database_size(current_database())) as text",
  );
  console.log(`${rows} bookings counted from scratch in ${seconds(started)} s, ${size[0]?.text} in all`);
}

async function askBoth(host: string, large: number): Promise<void> {
  const sites = [
    await openFilled({ host, database: "bench_small", port: 4397, role: "admin" }),
    await openFilled({ host, database: "bench_large", port: 4398, role: "admin" }),
  ] as const;
  const worst = { firstMs: 0, ratio: 0 };
  try {
    for (const { name, call, input } of figureQuestions) {
      const { firstMs, few, many } = await inTurn(sites, call, input);
      const ratio = many / few;
      worst.firstMs = Math.max(worst.firstMs, firstMs);
      worst.ratio = Math.max(worst.ratio, ratio);
      const times = `${ratio.toFixed(2)}x (${many.toFixed(1)} of ${few.toFixed(1)} ms), first ${firstMs.toFixed(0)} ms`;
      console.log(`${name.padEnd(48)} ${times}`);
    }
  } finally {
    for (const { running } of sites) await running.stop();
  }
  console.log(
    `worst with ${large} bookings: first answer ${worst.firstMs.toFixed(0)} ms (aim ${aim.firstMs}), ${worst.ratio.toFixed(2)}x (aim ${aim.ratio})`,
  );
}

/**
 * The first answer of the large site, then the median of each, measured alternately so that a busy moment
 * affects both.
 */
async function inTurn(sites: readonly [FilledSite, FilledSite], call: string, input: object) {
  const time = async (site: FilledSite) => {
    const started = performance.now();
    await askSite(site, call, input);
    return performance.now() - started;
  };
  const firstMs = await time(sites[1]);
  await time(sites[0]);
  const times: readonly [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) for (const at of [0, 1] as const) times[at].push(await time(sites[at]));
  return { firstMs, few: median(times[0]), many: median(times[1]) };
}
