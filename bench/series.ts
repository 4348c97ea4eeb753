import fs from "node:fs";
import type { Ratio } from "./compare-servers.ts";
import { cpuSeconds, cpuSecondsOfServer, median, ownCpuSeconds } from "./cpu.ts";

/** Operations per second, and per second of processor time of the database, the client and the site. */
export type Series = { readonly perSecond: number[]; readonly perCpu: number[] };

/** Does as many as possible in these seconds, and returns the number. */
export type Work = (seconds: number) => Promise<number>;

/**
 * Plans are cached and code is compiled after some hundreds; measuring before that would be unfair to both
 * sides.
 */
const warmAfter = 1500;
const warmAtMost = 30;

/** One way to do the work, warmed up for measuring alternately with another. */
export async function warmedUp(work: Work): Promise<void> {
  for (let done = 0, turns = 0; done < warmAfter && turns < warmAtMost; turns++) done += await work(2);
}

/** Measures two ways alternately, so that the machine’s other load affects both. */
export async function inTurns(
  ways: { readonly ours: Work; readonly bare: Work },
  { dataFolder, sitePid, ...turns }: { dataFolder: string; sitePid: number; seconds: number; rounds: number },
): Promise<{ readonly ours: Series; readonly bare: Series }> {
  const postmaster = Number(fs.readFileSync(`${dataFolder}/postmaster.pid`, "utf8").split("\n")[0]);
  const shared = () => cpuSecondsOfServer(postmaster) + ownCpuSeconds();
  const [ours, bare] = [newSeries(), newSeries()];
  await warmedUp(ways.ours);
  await warmedUp(ways.bare);
  for (let round = 0; round < turns.rounds; round++) {
    await measured(
      ours,
      () => shared() + cpuSeconds(sitePid),
      () => ways.ours(turns.seconds),
    );
    await measured(bare, shared, () => ways.bare(turns.seconds));
  }
  return { ours, bare };
}

/** Both ratios of a comparison, with the counted unit. */
export const ratiosOf = (name: string, counted: string, { ours, bare }: { ours: Series; bare: Series }): Ratio[] => [
  { name, unit: `${counted} a second`, ours: median(ours.perSecond), bare: median(bare.perSecond) },
  { name, unit: `${counted} a processor second`, ours: median(ours.perCpu), bare: median(bare.perCpu) },
];

const newSeries = (): Series => ({ perSecond: [], perCpu: [] });

async function measured(series: Series, used: () => number, run: () => Promise<number>): Promise<void> {
  const [started, before] = [performance.now(), used()];
  const done = await run();
  series.perSecond.push(done / ((performance.now() - started) / 1000));
  series.perCpu.push(done / (used() - before));
}
