// npm run types: type checks only. Unchanged files are not checked again.
import { writeCallTypes } from "../lint/write-call-types.mjs";
import { runQuietly } from "./setup/child-processes.mjs";
import { isMain, packageFile, secondsSince } from "./setup/project.mjs";
import { printTable } from "./testing/summary.mjs";

const tsc = packageFile("typescript-7", "bin", "tsc");

/**
 * One checker: several would each process the shared types again, and the default of four needs twice the
 * processor time of one. The other core has other checks to run.
 */
const alone = ["--checkers", "1"];

const wholeProject = [tsc, "-p", ".", ...alone];
export const domainAlone = [tsc, "-p", "src/domain"];
const sinceLastTime = [...wholeProject, "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];

/** Each call’s expected result type is generated first: calls are bound by name, which the compiler can’t see. */
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

/** Runs a tool; its output is shown if it fails, or asks for attention. */
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
