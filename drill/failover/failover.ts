import { setTimeout as pause } from "node:timers/promises";
import {
  cutOff,
  isWhole,
  killNode,
  killPostmaster,
  newPrimary,
  nodeThatIs,
  reconnect,
  setFailsafe,
  startCluster,
  startNode,
  stopAll,
  switchOver,
  takesWrite,
} from "./cluster.ts";
import { countAll } from "./count.ts";
import { Customers } from "./customers.ts";
import { startPooler } from "./pooler.ts";
import { eventually, type NodeNumber, say } from "./scene.ts";
import { startSites } from "./sites.ts";

const steadyMs = 4000;
const lanes = 3;
/** Patroni reads its settings once per loop. */
const failsafeHeardMs = 12_000;
/** Our promise: the time until the first booking, payment or report is accepted again. */
const promisedSeconds = 30;

type Round = { readonly what: string; readonly seconds: number; readonly note: string };

/**
 * `npm run drill -- failover [kills]`: builds a cluster on loopback, breaks it under load, and compares what
 * was acknowledged with what is stored.
 */
export async function drillFailover(kills: number): Promise<boolean> {
  const customers = new Customers();
  try {
    await startCluster();
    const pooled = await startPooler();
    await startSites({ DEMO: "1", DEMO_LIVE: "0", ...pooled });
    say("three instances, three database machines, three members of etcd: all there");
    customers.start(lanes);
    const rounds: Round[] = [];
    for (let kill = 1; kill <= kills; kill++) rounds.push(await round(customers, `power lost (${kill})`, losePower));
    rounds.push(await round(customers, "PostgreSQL killed, Patroni lives", loseServer));
    rounds.push(await round(customers, "switchover, as for maintenance", changeOver));
    rounds.push(await round(customers, "primary cut off from all others", losePrimary));
    await customers.stop();
    return await report(customers, rounds);
  } finally {
    await stopAll();
  }
}

type Fault = (primary: NodeNumber) => Promise<string>;

async function round(customers: Customers, what: string, fault: Fault): Promise<Round> {
  await eventually("a whole cluster", 180, isWhole);
  await pause(steadyMs);
  const primary = (await nodeThatIs("primary")) ?? 1;
  const at = Date.now();
  const note = await fault(primary);
  // The outage is the longest time without a success; calls that were already running do not end it.
  await eventually("service again", 120, async () => customers.acknowledged.some((one) => one.at > at + 1000));
  await pause(steadyMs);
  await eventually("a whole cluster", 180, isWhole);
  const times = [at, ...customers.acknowledged.map((one) => one.at).filter((time) => time >= at)].toSorted(
    (a, b) => a - b,
  );
  const gap = Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)));
  const seconds = Math.round(gap / 100) / 10;
  const done = Object.entries(Object.groupBy(customers.acknowledged, ({ kind }) => kind));
  const sum = done.map(([kind, all]) => `${all.length} ${kind}s`).join(", ");
  say(`${what}, node${primary}: ${seconds} s without service${note && `; ${note}`}; so far ${sum}`);
  return { what, seconds, note };
}

async function losePower(primary: NodeNumber): Promise<string> {
  killNode(primary);
  const next = await eventually("another primary", 90, () => newPrimary(primary));
  await pause(steadyMs);
  startNode(primary);
  return `node${next} took over`;
}

async function loseServer(primary: NodeNumber): Promise<string> {
  killPostmaster(primary);
  await eventually("a primary", 90, () => newPrimary(undefined));
  return "";
}

async function changeOver(primary: NodeNumber): Promise<string> {
  await switchOver();
  return `node${await eventually("another primary", 60, () => newPrimary(primary))} took over`;
}

/** The old primary keeps running alone. Nothing written there may be acknowledged. */
async function losePrimary(primary: NodeNumber): Promise<string> {
  // This cut still lets the primary reach the others, unlike a real one, so failsafe would keep it leading.
  await setFailsafe(false);
  await pause(failsafeHeardMs);
  cutOff(primary);
  const next = eventually("another primary", 90, () => newPrimary(primary));
  let [tried, written] = [0, 0];
  for (const until = Date.now() + 40_000; Date.now() < until; await pause(250)) {
    tried++;
    if (await takesWrite(primary)) written++;
  }
  const note = `node${await next} took over; of ${tried} writes on the one that was cut off it took ${written}`;
  reconnect(primary);
  await setFailsafe(true);
  if (written > 0) throw new Error(note);
  return note;
}

async function report(customers: Customers, rounds: readonly Round[]): Promise<boolean> {
  const count = await countAll(customers.acknowledged);
  for (const [kind, { acknowledged, missing, doubled }] of Object.entries(count))
    say(`${kind}s acknowledged ${acknowledged}, missing ${missing.length}, doubled ${doubled.length}`);
  const statuses = Object.groupBy(customers.refused, ({ status }) => String(status || "cut"));
  for (const [status, all] of Object.entries(statuses)) say(`answered ${status}: ${all?.length}`);
  const slowest = Math.max(...rounds.map(({ seconds }) => seconds));
  say(`longest time without service: ${slowest} s in ${rounds.length} rounds (promised: ${promisedSeconds})`);
  const isKept = Object.values(count).every(
    ({ acknowledged, missing, doubled }) => acknowledged > 0 && missing.length + doubled.length === 0,
  );
  return isKept && slowest <= promisedSeconds;
}
