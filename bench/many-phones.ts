import fs from "node:fs/promises";
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedServer } from "../src/db/embedded/embedded-server.ts";
import { osmandAddress } from "../src/features/tracking/contract.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { fillTrackedFleet, type TrackedVehicle } from "../src/testing/tracked-fleet.ts";
import { cpuSeconds } from "./cpu.ts";
import { createFilled, openFilled } from "./filled-site.ts";

const phones = 1000;
const everyMs = 5000;
const database = "bench_phones";
const port = 4392;
/** Visitors whose requests, one after the other, run meanwhile. */
const visitors = 4;
const visited = ["/", "/booking", "/attractions", "/readyz"];

type Counts = { answered: Map<string, number[]>; times: number[]; unanswered: number };

/**
 * A thousand phones that send a position every five seconds next to ordinary visitors; halfway the site is
 * killed and restarted. Every acknowledged position must be stored.
 */
export async function runManyPhones(seconds: number): Promise<void> {
  const dataDir = await newOpenFolder();
  const server = await startEmbeddedServer(`${dataDir}/postgres`);
  const host = "host" in server.address ? server.address.host : "";
  let fleet: TrackedVehicle[] = [];
  try {
    await createFilled({ host, database }, async (pool) => {
      fleet = await fillTrackedFleet(pool, phones);
    });
    const open = () => openFilled({ host, database, port, role: "dispatcher" });
    let site = await open();
    const counts: Counts = {
      answered: new Map(fleet.map(({ vehicleId }) => [vehicleId, []])),
      times: [],
      unanswered: 0,
    };
    const waits: number[] = [];
    const until = Date.now() + seconds * 1000;
    const others = Promise.all(Array.from({ length: visitors }, () => visit(until, waits)));
    const sending = Promise.all(
      fleet.map((phone, at) => send(phone, { counts, until, offset: at * (everyMs / phones) })),
    );
    const before = cpuSeconds(site.running.pid);
    await sleep((seconds * 1000) / 2);
    const used = (cpuSeconds(site.running.pid) - before) / (seconds / 2);
    process.kill(site.running.pid, "SIGKILL");
    site = await open();
    await Promise.all([sending, others]);
    await site.running.stop();
    await report(host, { counts, waits, used, seconds });
  } finally {
    await server.stop();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });

/** One phone: a position every five seconds; without an answer it is sent again with the next, as phones do. */
async function send({ token, vehicleId }: TrackedVehicle, options: { counts: Counts; until: number; offset: number }) {
  const { counts, until } = options;
  await sleep(options.offset);
  const waiting: number[] = [];
  for (let next = Date.now(); Date.now() < until; next += everyMs) {
    waiting.push(Math.floor(Date.now() / 1000));
    while (waiting.length > 0) {
      const [second = 0] = waiting;
      const started = performance.now();
      if (!(await isAnswered(`${osmandAddress}?id=${token}&lat=-33.92&lon=18.42&timestamp=${second}&speed=12`))) {
        counts.unanswered += 1;
        break;
      }
      counts.times.push(performance.now() - started);
      counts.answered.get(vehicleId)?.push(second);
      waiting.shift();
    }
    await sleep(Math.max(0, next + everyMs - Date.now()));
  }
}

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    http
      .get({ host: "127.0.0.1", port, path, agent, timeout: 10_000 }, (answer) => {
        answer.on("error", () => resolve(false));
        answer.on("end", () => resolve(answer.statusCode === 200)).resume();
      })
      .on("timeout", function (this: http.ClientRequest) {
        this.destroy();
      })
      .on("error", () => resolve(false));
  });

async function visit(until: number, waits: number[]): Promise<void> {
  for (let turn = 0; Date.now() < until; turn++) {
    const started = performance.now();
    if (await isAnswered(visited[turn % visited.length] ?? "/")) waits.push(performance.now() - started);
    await sleep(250);
  }
}

type Seen = { counts: Counts; waits: readonly number[]; used: number; seconds: number };

async function report(host: string, { counts, waits, used, seconds }: Seen): Promise<void> {
  const client = new pg.Client({ host, user: "app", database });
  await client.connect();
  const { rows } = await client.query<{ vehicle: string; second: number }>(
    "select vehicle_id as vehicle, extract(epoch from taken_at)::int as second from positions",
  );
  await client.end();
  const stored = new Set(rows.map(({ vehicle, second }) => `${vehicle} ${second}`));
  const answered = [...counts.answered].flatMap(([vehicle, all]) => all.map((second) => `${vehicle} ${second}`));
  const lost = answered.filter((one) => !stored.has(one)).length;
  console.log(`${phones} phones for ${seconds} s: ${answered.length} positions answered, ${lost} of them lost`);
  console.log(`without an answer, sent again: ${counts.unanswered}; stored twice: ${rows.length - stored.size}`);
  console.log(`answered in ${within(counts.times, 0.5)} ms (p50), ${within(counts.times, 0.99)} ms (p99)`);
  console.log(`visitors meanwhile ${within(waits, 0.5)} ms (p50), ${within(waits, 0.99)} ms (p99)`);
  console.log(`the site’s processor: ${Math.round(used * 100)} % of one core`);
}

const within = (times: readonly number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN);
