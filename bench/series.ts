import fs from "node:fs";
import type { Ratio } from "./compare-servers.ts";
import { cpuSeconds, cpuSecondsOfServer, median, ownCpuSeconds } from "./cpu.ts";

/** How many were done in a second by the clock, and by the processor: of the database, the caller and the site. */
export type Series = { readonly perSecond: number[]; readonly perCpu: number[] };

/** Does as many as it can in these seconds, and says how many. */
export type Work = (seconds: number) => Promise<number>;

/** Plans are kept and code is compiled after some hundreds; what comes before would measure neither side. */
const warmAfter = 1500;
const warmAtMost = 30;

/** One way to do the same work, ready to be measured in turns with another. */
export async function warmedUp(work: Work): Promise<void> {
  for (let done = 0, turns = 0; done < warmAfter && turns < warmAtMost; turns++) done += await work(2);
}

/** Two ways in turns, so that whatever else the machine does falls on both. */
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

/** Both ratios of a comparison, for what is counted. */
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
