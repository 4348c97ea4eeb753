import os from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { createTables } from "../../bench/filled-site.ts";
import { asOwner, startCluster, stopAll } from "../failover/cluster.ts";
import { say, stop } from "../failover/scene.ts";
import { run, startSites, startWorker } from "../failover/sites.ts";
import { newVisitor } from "./ask.ts";
import { openBoards } from "./boards.ts";
import { fillCompany } from "./company.ts";
import { type Kind, kindsOf } from "./kinds.ts";
import { type Measured, measureIdle, measureKind } from "./measure.ts";
import { parts } from "./parts.ts";
import { gatherPeople, type People } from "./people.ts";
import { explainAll, findWholeReads } from "./queries.ts";
import { coresNeeded } from "./reckon.ts";
import { runMix } from "./rise.ts";

const settings = { DEMO: "0", PAYFAST_MODE: "sandbox", WORKER: "off" };
/** Multiples of a day’s average load, until customers would notice. */
const factors = [1 / 8, 1 / 4, 3 / 8, 1 / 2, 5 / 8, 3 / 4, 1, 1.25, 1.5];
const stepSeconds = 15;
/** Rounds of each measurement; differences between the rounds come from the machine. */
const rounds = 2;
const dispatchers = 20;

/**
 * `npm run drill -- scale [queries|load|rise|all] [share of history]`: a company of 1,000 vehicles on a
 * cluster and three instances, all on this machine.
 */
export async function drillScale(part: string | undefined, history: number): Promise<void> {
  try {
    await startCluster({ isDirect: true, sharedBuffers: "1GB", fill: (url) => fill(url, history) });
    say("filled, copied to both standbys");
    if (part === "queries" || part === "all") await lookAtQueries();
    if (part !== "queries") await measureLoad(part === "rise");
  } finally {
    await stopAll();
  }
}

async function fill(url: string, history: number): Promise<void> {
  await createTables({ connectionString: url });
  const client = new pg.Client({ connectionString: url });
  // Errors of a connection that is cut at the end of the drill do not matter.
  client.on("error", () => {});
  await client.connect();
  await fillCompany(client, history);
  await client.end();
  await run("rebuild-revenue", { DATABASE_URL: url });
  say("counted what the bookings earn");
}

const people = (): Promise<People> => asOwner(gatherPeople);

async function lookAtQueries(): Promise<void> {
  await explainAll(true);
  await startSites(settings, 1);
  const found = await findWholeReads(await people());
  const byText = Object.values(Object.groupBy(found, ({ table, text }) => `${table} ${text}`));
  for (const all of byText) {
    const calls = [...new Set(all?.map(({ call }) => call))].join(", ");
    const { table = "", text = "" } = all?.[0] ?? {};
    const slowest = Math.max(...(all ?? []).map(({ ms }) => ms));
    say(`reads all of ${table} in ${Math.round(slowest)} ms (${calls}): ${text.slice(0, 1500)}`);
  }
  say(`${byText.length} statements read all of a large table`);
  await stop("site1");
  await explainAll(false);
}

/** `risesOnly`: skips measuring each kind alone. */
async function measureLoad(risesOnly: boolean): Promise<void> {
  await startSites(settings);
  // The client must not take processor time from the server.
  os.setPriority(19);
  const visitor = await newVisitor();
  // Each instance renders each page once.
  for (let turn = 0; turn < 6; turn++) await visitor.visit().catch(() => {});
  say(`a visit: three pages and ${visitor.files} files`);
  const everyone = await people();
  const kinds = kindsOf(everyone, visitor);
  if (risesOnly) startWorker(settings);
  else await measureEach(kinds);
  const { dispatcher } = everyone;
  const sendHome = openBoards(dispatcher, dispatchers);
  await pause(15_000);
  sayIdle(`${dispatchers} dispatchers with a board and a map open`, await measureIdle(20_000));
  for (let round = 1; round <= rounds; round++) await rise(kinds.filter(({ aDay }) => aDay > 0));
  sendHome();
}

async function measureEach(kinds: readonly Kind[]): Promise<void> {
  // Without the worker first, because the scheduled jobs would otherwise fall on whatever is measured at that
  // time.
  const costs = await measureAll(kinds.filter(({ hasJobs }) => !hasJobs));
  startWorker(settings);
  await pause(30_000);
  sayIdle("two minutes of the schedule and its health checks", await measureIdle(120_000));
  costs.push(...(await measureAll(kinds.filter(({ hasJobs }) => hasJobs))));
  for (const peak of [1, 3]) {
    const needed = coresNeeded(costs, parts, peak);
    say(`cores at ${peak}x the average: ${parts.map((part) => `${part} ${needed[part].toFixed(2)}`).join(", ")}`);
  }
}

async function rise(kinds: readonly Kind[]): Promise<void> {
  for (const factor of factors) {
    const step = await runMix(kinds, factor, stepSeconds);
    const cores = parts.map((part) => `${part} ${step.cores[part].toFixed(2)}`).join(", ");
    say(
      `${factor} of the day’s average: ${step.done} done, ${step.failed} failed, p50 ${Math.round(step.p50)} ms, p95 ${Math.round(step.p95)} ms; machine ${step.machine.toFixed(2)} of ${os.cpus().length} cores busy; cores: ${cores}; slowest: ${step.slowest.join(", ")}`,
    );
    if (step.gives) return say("customers would notice: this is where it gives");
  }
}

/** The cheaper round of each kind counts, as the less disturbed one. Both are printed. */
async function measureAll(kinds: readonly Kind[]): Promise<Measured[]> {
  const idle = await measureIdle();
  sayIdle("idle", idle);
  const costs: Measured[] = [];
  for (const kind of kinds) {
    const all: Measured[] = [];
    for (let round = 1; round <= rounds; round++) {
      const cost = await measureKind(kind, idle);
      sayCost(cost);
      all.push(cost);
    }
    costs.push(...all.toSorted((a, b) => totalOf(a) - totalOf(b)).slice(0, 1));
  }
  return costs;
}

const totalOf = ({ seconds }: Measured) => parts.reduce((total, part) => total + seconds[part], 0);

function sayIdle(what: string, { seconds, ms }: Awaited<ReturnType<typeof measureIdle>>): void {
  say(`${what}, in cores: ${parts.map((part) => `${part} ${((seconds[part] / ms) * 1000).toFixed(3)}`).join(", ")}`);
}

function sayCost({ name, seconds, p50, p95, done, failed }: Measured): void {
  const ms = parts.map((part) => `${part} ${(seconds[part] * 1000).toFixed(2)}`).join(", ");
  say(
    `${name}: ms of processor for one: ${ms}; p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; ${done} done, ${failed} failed`,
  );
}
