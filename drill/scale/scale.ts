import os from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { createTables } from "../../bench/filled-site.ts";
import { asOwner, startCluster, stopAll } from "../failover/cluster.ts";
import { say, stop } from "../failover/scene.ts";
import { startSites, startWorker } from "../failover/sites.ts";
import { newVisitor } from "./ask.ts";
import { fillCompany } from "./company.ts";
import { type Kind, kindsOf } from "./kinds.ts";
import { type Measured, measureIdle, measureKind } from "./measure.ts";
import { parts } from "./parts.ts";
import { gatherPeople, type People } from "./people.ts";
import { explainAll, findWholeReads } from "./queries.ts";
import { coresNeeded } from "./reckon.ts";
import { runMix } from "./rise.ts";

const settings = { DEMO: "0", PAYFAST_MODE: "sandbox", WORKER: "off" };
/** Shares of a day’s average load, until customers would notice. */
const factors = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1];
const stepSeconds = 15;

/** `npm run drill -- scale [queries|load|all] [share of history]`: a company of 1,000 vehicles on a cluster and three instances, all on this machine. */
export async function drillScale(part: string | undefined, history: number): Promise<void> {
  try {
    await startCluster({ isDirect: true, sharedBuffers: "1GB", fill: (url) => fill(url, history) });
    say("filled, copied to both standbys");
    if (part !== "load") await lookAtQueries();
    if (part !== "queries") await measureLoad();
  } finally {
    await stopAll();
  }
}

async function fill(url: string, history: number): Promise<void> {
  await createTables({ connectionString: url });
  const client = new pg.Client({ connectionString: url });
  // One that is cut off by the end of the drill has nothing more to say.
  client.on("error", () => {});
  await client.connect();
  await fillCompany(client, history);
  await client.end();
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

async function measureLoad(): Promise<void> {
  await startSites(settings);
  // What asks must not take the time of what answers.
  os.setPriority(19);
  const visitor = await newVisitor();
  // Each instance draws a page once.
  for (let turn = 0; turn < 6; turn++) await visitor.visit().catch(() => {});
  say(`a visit: three pages and ${visitor.files} files`);
  const kinds = kindsOf(await people(), visitor);
  // Without the worker first: what the schedule does every minute would fall on whatever is measured then.
  const costs = [...(await measureAll(kinds.filter(({ hasJobs }) => !hasJobs)))];
  startWorker(settings);
  await pause(20_000);
  costs.push(...(await measureAll(kinds.filter(({ hasJobs }) => hasJobs))));
  for (const peak of [1, 3]) {
    const needed = coresNeeded(costs, parts, peak);
    say(`cores at ${peak}x the average: ${parts.map((part) => `${part} ${needed[part].toFixed(2)}`).join(", ")}`);
  }
  const daily = kinds.filter(({ aDay }) => aDay > 0);
  for (const factor of factors) {
    const step = await runMix(daily, factor, stepSeconds);
    const cores = parts.map((part) => `${part} ${step.cores[part].toFixed(2)}`).join(", ");
    say(
      `1/${1 / factor} of the day: ${step.done} done, ${step.failed} failed, p50 ${Math.round(step.p50)} ms, p95 ${Math.round(step.p95)} ms; cores: ${cores}; slowest: ${step.slowest.join(", ")}`,
    );
    if (step.gives) return say("customers would notice: this is where it gives");
  }
}

async function measureAll(kinds: readonly Kind[]): Promise<Measured[]> {
  const idle = await measureIdle();
  say(
    `idle, in cores: ${parts.map((part) => `${part} ${((idle.seconds[part] / idle.ms) * 1000).toFixed(3)}`).join(", ")}`,
  );
  const costs: Measured[] = [];
  for (const kind of kinds) {
    const cost = await measureKind(kind, idle);
    costs.push(cost);
    sayCost(cost);
  }
  return costs;
}

function sayCost({ name, seconds, p50, p95, done, failed }: Measured): void {
  const ms = parts.map((part) => `${part} ${(seconds[part] * 1000).toFixed(2)}`).join(", ");
  say(
    `${name}: ms of processor for one: ${ms}; p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; ${done} done, ${failed} failed`,
  );
}
