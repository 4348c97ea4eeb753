// npm run types: types alone. What has not changed since the last time is not looked at again.
import { writeCallTypes } from "../lint/write-call-types.mjs";
import { runQuietly } from "./setup/child-processes.mjs";
import { isMain, packageFile, secondsSince } from "./setup/project.mjs";
import { printTable } from "./testing/summary.mjs";

const tsc = packageFile("typescript-7", "bin", "tsc");

/**
 * One checker: each of several looks into the same types once more, and four, as it would take by itself, need twice the
 * processor of one. The other processor has other checks to run.
 */
const alone = ["--checkers", "1"];

const wholeProject = [tsc, "-p", ".", ...alone];
export const domainAlone = [tsc, "-p", "src/domain"];
const sinceLastTime = [...wholeProject, "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];

/** The expected answer of each call is written down first: calls are bound by name, which the compiler can’t see. */
export function checkTypes({ isIncremental = false } = {}) {
  const start = Date.now();
  try {
    writeCallTypes();
  } catch ({ message }) {
    console.log(`\n--- types ---\n${message}\n`);
    return resultOf("types", false, start, message);
  }
  return runCheck("types", isIncremental ? sinceLastTime : wholeProject);
}

/** Runs a tool; what it says is shown when it is not satisfied, or asks for a look. */
export async function runCheck(name, args) {
  const start = Date.now();
  const { ok, output } = await runQuietly(process.execPath, args);
  if (!ok) console.log(`\n--- ${name} ---\n${output.trim()}\n`);
  else for (const [line] of output.matchAll(/^Look: .*$/gm)) console.log(line);
  return resultOf(name, ok, start, output);
}

export const resultOf = (name, ok, start, error) => ({
  name,
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  time: secondsSince(start),
  failures: ok ? [] : [{ error }],
});

if (isMain(import.meta.url)) {
  const results = [await checkTypes({ isIncremental: true }), await runCheck("domain purity", domainAlone)];
  printTable(results);
  process.exit(results.some((result) => result.failed > 0) ? 1 : 0);
}
