// npm run check: everything a tool can say about the sources without running them.
import { buildIfChanged } from "./build.mjs";
import { isMain, packageFile } from "./setup/project.mjs";
import { runToolTests } from "./testing/run-tests.mjs";
import { printTable } from "./testing/summary.mjs";
import { checkTypes, domainAlone, resultOf, runCheck } from "./types.mjs";

export const biome = packageFile("@biomejs", "biome", "bin", "biome");
export const cruise = packageFile("dependency-cruiser", "bin", "dependency-cruiser.mjs");
export const law = ["--config", ".dependency-cruiser.cjs"];
export const filesAndNames = ["files and names", ["lint/check-files.mjs"]];

const byTools = [
  ["format and lint", [biome, "ci", "."]],
  ["domain purity", domainAlone],
  ["import law", [cruise, "src", ...law]],
  filesAndNames,
];

/** Runs all checks, two at a time, the longest first; returns one result each, in starting order. */
export function runChecks() {
  return twoAtATime([
    checkBuild,
    // A clean machine has nothing to build on; elsewhere what was checked a minute ago is not checked again.
    () => checkTypes({ isIncremental: process.env.CI === undefined }),
    ...byTools.map(
      ([name, args]) =>
        () =>
          runCheck(name, args),
    ),
    runToolTests,
  ]);
}

async function twoAtATime(tasks) {
  const results = [];
  const waiting = tasks.map((task, place) => ({ task, place }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next.place] = await next.task();
  };
  await Promise.all([work(), work()]);
  return results;
}

/** The build is a check too: it refuses server code in the browser bundle. */
export async function checkBuild() {
  const start = Date.now();
  const ok = await buildIfChanged();
  return resultOf("build", ok, start, "See what the build says further up.");
}

if (isMain(import.meta.url)) {
  const results = await runChecks();
  printTable(results);
  process.exit(results.some((result) => result.failed > 0) ? 1 : 0);
}
