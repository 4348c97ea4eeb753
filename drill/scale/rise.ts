import os from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Kind } from "./kinds.ts";
import { nextOf, sayOnce } from "./measure.ts";
import { type Part, parts, secondsUsed } from "./parts.ts";
import { type Answers, gives, within } from "./reckon.ts";

export type Step = Answers & {
  readonly factor: number;
  readonly p50: number;
  readonly p95: number;
  readonly cores: Readonly<Record<Part, number>>;
  /** The machine’s busy cores, including other processes. */
  readonly machine: number;
  readonly gives: boolean;
  /** The slowest kinds, with their 95th percentile. */
  readonly slowest: readonly string[];
};

/** Beyond this many waiting requests the load is too high, and further ones count as failed. */
const waitingAtMost = 400;

/**
 * The whole day’s mix at a multiple of its average: requests arrive on schedule, whether or not earlier ones
 * are answered.
 */
export async function runMix(kinds: readonly Kind[], factor: number, seconds: number): Promise<Step> {
  const byKind = new Map<string, number[]>();
  let [waiting, failed] = [0, 0];
  const arrive = async (kind: Kind) => {
    if (waiting >= waitingAtMost) return void failed++;
    waiting++;
    const started = performance.now();
    try {
      await kind.once(nextOf(kind));
      byKind.set(kind.name, [...(byKind.get(kind.name) ?? []), performance.now() - started]);
    } catch (error) {
      failed++;
      sayOnce(kind.name, error);
    } finally {
      waiting--;
    }
  };
  const [before, busyBefore, started] = [await secondsUsed(), busySeconds(), performance.now()];
  const pending: Promise<void>[] = [];
  const due = new Map(kinds.map((kind) => [kind, Math.random()]));
  for (let last = started; performance.now() < started + seconds * 1000; ) {
    await pause(20);
    const now = performance.now();
    for (const kind of kinds) {
      let owed = (due.get(kind) ?? 0) + (((now - last) / 1000) * kind.aDay * factor) / 86_400;
      for (; owed >= 1; owed--) pending.push(arrive(kind));
      due.set(kind, owed);
    }
    last = now;
  }
  await Promise.all(pending);
  const lasted = (performance.now() - started) / 1000;
  const after = await secondsUsed();
  const cores = Object.fromEntries(parts.map((part) => [part, (after[part] - before[part]) / lasted]));
  const times = [...byKind.values()].flat();
  const answers = { done: times.length, failed, times };
  return {
    ...answers,
    factor,
    p50: within(times, 0.5),
    p95: within(times, 0.95),
    cores: cores as Record<Part, number>,
    machine: (busySeconds() - busyBefore) / lasted,
    gives: gives(answers),
    slowest: [...byKind]
      .map(([name, all]) => ({ name, p95: within(all, 0.95) }))
      .toSorted((a, b) => b.p95 - a.p95)
      .slice(0, 5)
      .map(({ name, p95 }) => `${name} ${Math.round(p95)} ms`),
  };
}

const busySeconds = () =>
  os.cpus().reduce((total, { times: { user, nice, sys, irq } }) => total + (user + nice + sys + irq) / 1000, 0);
