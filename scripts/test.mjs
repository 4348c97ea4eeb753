// npm test: checks, unit, database, HTTP and browser tests. Every stage runs even if an earlier one failed,
// and the last line is always "N passed, N failed".
import { checkBuild, runChecks } from "./check.mjs";
import { say } from "./setup/project.mjs";
import { countLines, tooManyLines } from "./testing/line-count.mjs";
import { runChanged } from "./testing/run-changed.mjs";
import { runBrowserTests, runProcessTests, runScreenTests, runUnitTests, slowFiles } from "./testing/run-tests.mjs";
import { isSuccess, printAgain, printFailures, printSlowest, printTable, total } from "./testing/summary.mjs";
import { keepTimes } from "./testing/test-times.mjs";

const stages = {
  checks: async () => {
    say("test", "checks ...");
    return runChecks();
  },
  unit: async (args) => [await runUnitTests(args, { isBeside: only === undefined })],
  screens: async (args) => [await runScreenTests(args)],
  processes: onBuiltSite("tests of processes", (args) => runProcessTests(args, { isBeside: only === undefined })),
  browser: onBuiltSite("browser tests", testInBrowser),
};

/** Tests of the built site. The checks have already built it, unless only this stage was requested. */
function onBuiltSite(name, run) {
  return async (args) => {
    const build = await checkBuild();
    if (build.failed) return [{ name, passed: 0, failed: 1, time: "there is no site to test" }];
    return [await run(args)];
  };
}

async function testInBrowser(args) {
  // Imported late: it needs Playwright, and the other stages do not.
  const { findBrowser } = await import("./browser.mjs");
  const browser = await findBrowser();
  if (!browser)
    return { name: "browser tests", passed: 0, failed: 1, time: "no browser; set CHROME_PATH to a Chromium" };
  return runBrowserTests(browser, args);
}

/** A stage that crashes fails only itself, not the whole run. */
async function runStage(name, args) {
  try {
    return await stages[name](args);
  } catch (error) {
    console.error(error);
    return [{ name, passed: 0, failed: 1, time: error.message }];
  }
}

const [first, ...rest] = process.argv.slice(2);
const isChanged = /^--changed(=|$)/.test(first ?? "");
const only = isChanged ? undefined : first?.replace(/^--only=/, "");
if (only !== undefined && !Object.hasOwn(stages, only)) {
  console.error(
    `npm test -- --only=${Object.keys(stages).join("|")} [what to pass on to the test runner]\nnpm test -- --changed [since which commit]`,
  );
  process.exit(1);
}

/**
 * Each stage waits for disks, databases and pages a good part of its time, and the others use the processors meanwhile.
 * The browser starts when the screens are done, so that no more than five processes work at once.
 */
async function runAll() {
  const checks = await runStage("checks", []);
  const inTurn = async (...names) => {
    const results = [];
    for (const name of names) results.push(...(await runStage(name, [])));
    return results;
  };
  const lanes = await Promise.all([inTurn("unit"), inTurn("screens", "browser"), inTurn("processes")]);
  return [...checks, ...lanes.flat()];
}

const sinceWhen = () => first.split("=")[1] || rest[0];

async function run() {
  if (isChanged) return runChanged(sinceWhen(), stages);
  return only ? runStage(only, rest) : runAll();
}

countLines();
const ran = await run();
if (isChanged && ran.length === 0) process.exit(0);
const stage = isChanged ? "changed" : only;
const slow = slowFiles(stage ? [stage] : Object.keys(stages));
keepTimes(slow);
printSlowest(slow, stage ? 5 : 20);
printTable(ran);
printAgain(ran);
const results = [...ran, ...tooManyLines(total(ran).failed)];
printFailures(results);
const sum = total(results);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(isSuccess(sum) ? 0 : 1);
