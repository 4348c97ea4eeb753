import { setTimeout as pause } from "node:timers/promises";
import { asOwner } from "../failover/cluster.ts";
import { eventually, say } from "../failover/scene.ts";
import type { Kind } from "./kinds.ts";
import { parts, type Seconds, secondsUsed } from "./parts.ts";
import { type Answers, type Cost, costOfOne, within } from "./reckon.ts";

const [lanes, warmUpMs, measuredMs] = [6, 2000, 7000];

export type Measured = Cost & {
  readonly p50: number;
  readonly p95: number;
  readonly done: number;
  readonly failed: number;
};

/** Each part’s work without requests: listeners, queue polling, health checks. */
export async function measureIdle(idleMs = 10_000): Promise<{ readonly seconds: Seconds; readonly ms: number }> {
  const [before, started] = [await secondsUsed(), performance.now()];
  await pause(idleMs);
  return { seconds: difference(await secondsUsed(), before), ms: performance.now() - started };
}

/** Measures one kind over a few connections, until its jobs are done too. */
export async function measureKind(kind: Kind, idle: { seconds: Seconds; ms: number }): Promise<Measured> {
  await drive(kind, warmUpMs);
  if (kind.hasJobs) await queueIsEmpty();
  const [before, started] = [await secondsUsed(), performance.now()];
  const { done, failed, times } = await drive(kind, measuredMs);
  if (kind.hasJobs) await queueIsEmpty();
  const used = difference(await secondsUsed(), before);
  const ratio = (performance.now() - started) / idle.ms;
  const seconds = costOfOne(used, idle.seconds, { done: Math.max(1, done), ratio });
  return { name: kind.name, aDay: kind.aDay, seconds, p50: within(times, 0.5), p95: within(times, 0.95), done, failed };
}

const difference = (after: Seconds, before: Seconds): Seconds =>
  Object.fromEntries(parts.map((part) => [part, after[part] - before[part]])) as Seconds;

const turns = new Map<string, number>();
const said = new Set<string>();

/** The next item of a kind: each is used once, however often the kind is measured. */
export function nextOf({ name }: Kind): number {
  const at = turns.get(name) ?? 0;
  turns.set(name, at + 1);
  return at;
}

async function drive(kind: Kind, ms: number): Promise<Answers> {
  const end = performance.now() + ms;
  const times: number[] = [];
  let failed = 0;
  const lane = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      try {
        await kind.once(nextOf(kind));
        times.push(performance.now() - started);
      } catch (error) {
        failed++;
        sayOnce(kind.name, error);
        await pause(50);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { done: times.length, failed, times };
}

export function sayOnce(name: string, error: unknown): void {
  const text = `${name}: ${error instanceof Error ? error.message : error}`;
  if (said.has(text) || said.size > 40) return;
  said.add(text);
  say(text);
}

export const queueIsEmpty = (): Promise<unknown> =>
  eventually("the queue", 30, async () => {
    const { rows } = await asOwner((client) =>
      client.query<{ left: number }>(
        `select count(*)::int as left from jobs.job where name in ('reactions', 'mail') and state in ('created', 'active', 'retry')
          and start_after < now() + interval '1 minute'`,
      ),
    );
    return rows[0]?.left === 0;
  }).catch(() => say("jobs are left: their cost falls on what comes next"));
