// The test runners, each as one stage that returns how many passed and failed.
import fs from "node:fs";
import path from "node:path";
import { runQuietly, runVisibly } from "../setup/child-processes.mjs";
import { cache, packageFile, root, say, secondsSince } from "../setup/project.mjs";
import { cleanEnvironment } from "./clean-environment.mjs";
import { countPlaywright, countVitest, playwrightTimes, vitestTimes, withSecondRun } from "./count-results.mjs";
import { playwrightFailures, vitestFailures } from "./failures.mjs";
import { failureLines } from "./live-failures.mjs";
import { readReport } from "./read-report.mjs";
import { describe } from "./summary.mjs";

const reportOf = {
  tools: path.join(cache, "vitest-tools.json"),
  unit: path.join(cache, "vitest.json"),
  screens: path.join(cache, "vitest-screens.json"),
  processes: path.join(cache, "vitest-processes.json"),
  browser: path.join(cache, "playwright.json"),
  changed: path.join(cache, "vitest-changed.json"),
  lost: path.join(cache, "vitest-lost.json"),
};

/** From the stages that have just run, not from an old report of another stage. */
export const slowFiles = (stages) =>
  stages.flatMap((stage) =>
    stage === "browser" ? playwrightTimes(reportOf.browser) : vitestTimes(reportOf[stage] ?? "", root),
  );

/** Tests of our own tools: rules about files, import rules, the machine's set-up. */
export const runToolTests = () => runVitest({ name: "tests of the tools", stage: "tools", projects: ["tools"] });

/** Exactly these files, whatever they test. */
export const runReachedTests = (files) =>
  runVitest({
    name: "tests a change reaches",
    stage: "changed",
    projects: ["domain", "server", "ui", "tools"],
    args: files,
  });

/** Units, database and HTTP: everything without a browser or the built site. */
export const runUnitTests = (args, { isBeside }) =>
  runVitest({ name: "unit, database and HTTP tests", stage: "unit", projects: unitProjects(args, isBeside), args });

/** A named file always runs. In a whole run, tests of screens are a separate stage. */
function unitProjects(args, isBeside) {
  if (isBeside) return ["domain", "server", "offered"];
  const all = ["domain", "server", "offered", "ui"];
  return args.some((arg) => !arg.startsWith("-")) ? [...all, "tools"] : all;
}

/** One process with one window renders them all, while other stages wait for I/O. */
export const runScreenTests = (args) =>
  runVitest({ name: "tests of screens", stage: "screens", projects: ["ui"], args });

/**
 * Whole processes of the built site: started, stopped, killed, two at once. They mostly wait, so other tests
 * may run at the same time; then they run one file after the other.
 */
export const runProcessTests = (args, { isBeside }) =>
  runVitest({
    name: "tests of processes",
    stage: "processes",
    projects: ["processes"],
    args: isBeside ? ["--maxWorkers=1", ...args] : args,
  });

async function runVitest(options) {
  const first = await runVitestOnce(options);
  const report = reportOf[options.stage];
  const lost = readReport(unsaidBeside(report), (unsaid) => unsaid.lost) ?? [];
  if (lost.length === 0) return first;
  const files = lost.map(({ file }) => path.relative(root, file));
  const name = `${options.name}, lost with their process`;
  return withSecondRun(first, lost, report, await runVitestOnce({ ...options, name, stage: "lost", args: files }));
}

function runVitestOnce({ name, stage, projects, args = [] }) {
  const report = reportOf[stage];
  const chosen = projects.map((project) => `--project=${project}`);
  const unsaid = unsaidBeside(report);
  const ours = path.join(root, "scripts", "testing", "quiet-reporter.mjs");
  const reporters = [`--reporter=${ours}`, "--reporter=json", `--outputFile.json=${report}`];
  return runStage({
    name,
    // One retry, as in the browser, so that a busy machine does not fail a whole run. Retried tests are
    // counted and named at the end.
    command: [packageFile("vitest", "vitest.mjs"), "run", "--retry=1", ...chosen, ...reporters, ...args],
    env: { ...cleanEnvironment(), UNSAID_FILE: unsaid },
    reports: [report, unsaid],
    count: (exitCode) => countVitest(report, unsaid, exitCode),
    failures: () => vitestFailures(report, unsaid, root),
    showsOutput: args.some(isReporter),
  });
}

/** Browser journeys in the browser that was found. */
export function runBrowserTests(browser, args) {
  const report = reportOf.browser;
  const unsaid = unsaidBeside(report);
  const ours = path.join(root, "scripts", "testing", "quiet-journeys.mjs");
  const rest = args.filter((arg) => !isReporter(arg));
  const reporter = args.find(isReporter)?.split("=")[1];
  return runStage({
    name: "browser tests",
    command: [packageFile("@playwright", "test", "cli.js"), "test", `--reporter=${reporter ?? ours},json`, ...rest],
    env: {
      ...cleanEnvironment(),
      E2E_BROWSER: browser.executable,
      E2E_BROWSER_ENV: JSON.stringify(browser.env),
      E2E_BROWSER_ARGS: JSON.stringify(browser.args),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      UNSAID_FILE: unsaid,
    },
    reports: [report, unsaid],
    count: (exitCode) => countPlaywright(report, exitCode),
    failures: () => playwrightFailures(report, unsaid),
    showsOutput: reporter !== undefined,
  });
}

const unsaidBeside = (report) => report.replace(/\.json$/, "-unsaid.json");

/** A caller who asks for a reporter wants to see its output. */
const isReporter = (arg) => arg.startsWith("--reporter=");

async function runStage({ name, command, env, reports, count, failures, showsOutput }) {
  say("test", `${name} ...`);
  const start = Date.now();
  fs.mkdirSync(cache, { recursive: true });
  for (const report of reports) fs.rmSync(report, { force: true }); // an old one must not stand in for a runner that crashed
  const { code, output } = await (showsOutput ? runWithOutput : runWithFailures)(command, env);
  const result = { name, ...count(code), time: secondsSince(start), failures: failures(), output, code };
  say("test", `${name}: ${describe(result)} in ${result.time}`);
  return result;
}

const runWithOutput = async (command, env) => ({
  code: await runVisibly(process.execPath, command, { env }),
  output: "",
});

const runWithFailures = (command, env) =>
  runQuietly(process.execPath, command, { env, onText: failureLines((line) => console.log(line)) });
