import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { createBuilder } from "vite";
import { startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { anyHour, writeFleet } from "./booking-rows.ts";
import { type LoadRequest, load } from "./load.ts";
import type { Plan } from "./measured-server.ts";
import { medianWithin, type Pair, ratiosOfBlocks } from "./paired.ts";

const port = 4391;
const connections = 8;
const outDir = ".cache/measured-server";

/** `each`: how many requests are answered before counting is switched. */
type Work = {
  readonly name: string;
  readonly request: LoadRequest;
  readonly each: number;
  readonly blocks: number;
};

const json = { "content-type": "application/json" };
const works: readonly Work[] = [
  {
    name: "cached page",
    request: { method: "GET", path: "/", headers: { "accept-encoding": "br" } },
    each: 60,
    blocks: 200,
  },
  {
    name: "trivial call",
    request: { method: "POST", path: "/functions/v1/get-google-maps-key", headers: json, body: "{}" },
    each: 60,
    blocks: 200,
  },
  {
    name: "booking",
    request: { method: "POST", path: "/functions/v1/create-booking", headers: json, body: bookingOf },
    each: 10,
    blocks: 100,
  },
];

function bookingOf(): string {
  const { day, hour } = anyHour();
  return JSON.stringify({
    first_name: "Amira",
    last_name: "Khan",
    email: "amira@example.com",
    phone: "+44 20 7946 0000",
    service_type: "airport_transfer",
    pickup_location: "Cape Town International Airport",
    destination: "Camps Bay",
    pickup_date: new Date(Date.now() + day * 24 * 3600 * 1000).toISOString().slice(0, 10),
    pickup_time: `${String(hour).padStart(2, "0")}:00`,
    passengers: 2,
  });
}

/**
 * Metrics and the counts behind the checks, switched on and off within one process: the site’s processor time
 * per answer.
 */
export async function compareCounting(): Promise<void> {
  await buildMeasured();
  const dataDir = await newOpenFolder();
  const owner = await startEmbeddedServer(`${dataDir}/postgres`);
  const child = await startMeasured(dataDir);
  try {
    const host = "host" in owner.address ? owner.address.host : "";
    const pool = new pg.Pool({ host, user: "app", database: "postgres", max: 1 });
    await writeFleet(pool);
    await pool.end();
    for (const work of works) await compareOne(child, work);
    await measureScrape(child);
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
    await owner.stop();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

async function buildMeasured(): Promise<void> {
  const builder = await createBuilder({
    logLevel: "error",
    environments: {
      ssr: {
        build: { outDir, emptyOutDir: true, rolldownOptions: { input: { measured: "bench/measured-server.ts" } } },
      },
    },
  });
  const { ssr } = builder.environments;
  if (ssr) await builder.build(ssr);
}

async function startMeasured(dataDir: string): Promise<ChildProcess> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: "0",
    RATE_LIMIT: "off",
    WORKER: "off",
    LOG_LEVEL: "error",
    HOST: "127.0.0.1",
  };
  const child = fork(path.join(outDir, "measured.js"), { env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await once(child, "message");
  // The client must not take processor time from the server.
  os.setPriority(10);
  return child;
}

/** Sends requests until the server has measured enough of both. */
async function compareOne(child: ChildProcess, work: Work): Promise<void> {
  await load(port, work.request, { seconds: 3, connections });
  for (const isTrial of [true, false]) {
    const plan: Plan = { each: work.each, blocks: work.blocks, isTrial };
    const answered = once(child, "message");
    child.send(plan);
    let pairs: readonly Pair[] | undefined;
    void answered.then(([message]) => {
      pairs = message;
    });
    while (!pairs) await load(port, work.request, { seconds: 1, connections });
    const { median, low, high } = medianWithin(ratiosOfBlocks(pairs));
    const each = medianWithin(pairs.map((pair) => pair.without / 2)).median;
    const what = isTrial ? "the same against itself" : "counting";
    console.log(
      `${work.name}: ${what} costs ${percent(median)} (${percent(low)} to ${percent(high)}, ${pairs.length} blocks) of ${(each / 1000).toFixed(1)} µs`,
    );
  }
}

const percent = (ratio: number) => `${((ratio - 1) * 100).toFixed(2)} %`;

/** Nanoseconds of processor time, as the scheduler counts them. */
async function usedBy({ pid }: ChildProcess): Promise<number> {
  const tasks = await fs.readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    tasks.map(async (task) =>
      Number((await fs.readFile(`/proc/${pid}/task/${task}/schedstat`, "utf8").catch(() => "0")).split(" ")[0]),
    ),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

/** Prometheus reads every 15 seconds. */
async function measureScrape(child: ChildProcess): Promise<void> {
  const times = 50;
  const before = await usedBy(child);
  for (let turn = 0; turn < times; turn++) await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const ms = ((await usedBy(child)) - before) / times / 1e6;
  console.log(
    `reading /metrics: ${ms.toFixed(1)} ms of the processor, every 15 s ${((ms / 15_000) * 100).toFixed(2)} % of a core`,
  );
}
