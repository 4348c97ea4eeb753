// npm run check: everything a tool can say about the sources without running them.
import { writeCallTypes } from "../lint/write-call-types.mjs";
import { buildIfChanged } from "./build.mjs";
import { runQuietly } from "./setup/child-processes.mjs";
import { isMain, packageFile, secondsSince } from "./setup/project.mjs";
import { runToolTests } from "./testing/run-tests.mjs";
import { printTable } from "./testing/summary.mjs";

const tsc = packageFile("typescript-7", "bin", "tsc");
const cruise = packageFile("dependency-cruiser", "bin", "dependency-cruiser.mjs");

/**
 * One checker: each of several looks into the same types once more, and four, as it would take by itself, need twice the
 * processor of one. The other processor has other checks to run.
 */
const alone = ["--checkers", "1"];

const byTools = [
  ["types", [tsc, "-p", ".", ...alone]],
  ["format and lint", [packageFile("@biomejs", "biome", "bin", "biome"), "ci", "."]],
  ["domain purity", [tsc, "-p", "src/domain"]],
  ["import law", [cruise, "src", "--config", ".dependency-cruiser.cjs"]],
  ["files and names", ["lint/check-files.mjs"]],
];

/** Runs all checks, two at a time, the longest first; answers one result each, in the order they are started. */
export function runChecks() {
  writeCallTypes();
  return twoAtATime([
    checkBuild,
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

async function runCheck(name, args) {
  const start = Date.now();
  const { ok, output } = await runQuietly(process.execPath, args);
  if (!ok) console.log(`\n--- ${name} ---\n${output.trim()}\n`);
  else for (const [line] of output.matchAll(/^Look: .*$/gm)) console.log(line);
  return resultOf(name, ok, start, output);
}

/** The build is a check too: it refuses server code that would reach the browser. */
export async function checkBuild() {
  const start = Date.now();
  const ok = await buildIfChanged();
  return resultOf("build", ok, start, "See what the build says further up.");
}

const resultOf = (name, ok, start, error) => ({
  name,
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  time: secondsSince(start),
  failures: ok ? [] : [{ error }],
});

if (isMain(import.meta.url)) {
  const results = await runChecks();
  printTable(results);
  process.exit(results.some((result) => result.failed > 0) ? 1 : 0);
}
