// The test runners, each as one stage that answers how many passed and failed.
import fs from "node:fs";
import path from "node:path";
import { runVisibly } from "../setup/child-processes.mjs";
import { cache, packageFile, root, say, secondsSince } from "../setup/project.mjs";
import { cleanEnvironment } from "./clean-environment.mjs";
import { countPlaywright, countVitest, playwrightTimes, vitestTimes } from "./count-results.mjs";

const reports = {
  tools: path.join(cache, "vitest-tools.json"),
  unit: path.join(cache, "vitest.json"),
  processes: path.join(cache, "vitest-processes.json"),
  browser: path.join(cache, "playwright.json"),
};

/** Of the stages that have just run; an old report of another stage does not speak here. */
export const slowFiles = (stages) =>
  stages.flatMap((stage) =>
    stage === "browser" ? playwrightTimes(reports.browser) : vitestTimes(reports[stage] ?? "", root),
  );

/** The tests of our own tools: rules about files, the import law, the set-up of a machine. */
export const runToolTests = () => runVitest({ name: "tests of the tools", stage: "tools", projects: ["tools"] });

/** Units, database and HTTP: everything that needs neither a browser nor the built site. */
export const runUnitTests = (args) =>
  runVitest({
    name: "unit, database and HTTP tests",
    stage: "unit",
    // Whoever names a file means it, whatever it is a test of.
    projects: args.some((arg) => !arg.startsWith("-"))
      ? ["domain", "server", "ui", "tools"]
      : ["domain", "server", "ui"],
    args,
  });

/** Whole processes of the built site: started, stopped, killed, two at once. */
export const runProcessTests = (args) =>
  runVitest({ name: "tests of processes", stage: "processes", projects: ["processes"], args });

function runVitest({ name, stage, projects, args = [] }) {
  const report = reports[stage];
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return runStage({
    name,
    command: [packageFile("vitest", "vitest.mjs"), "run", ...chosen, ...reporters, ...args],
    env: cleanEnvironment(),
    report,
    count: countVitest,
  });
}

/** Journeys of people, in the browser that was found. */
export function runBrowserTests(browser, args) {
  const report = reports.browser;
  return runStage({
    name: "browser tests",
    command: [packageFile("@playwright", "test", "cli.js"), "test", "--reporter=line,json", ...args],
    env: {
      ...cleanEnvironment(),
      E2E_BROWSER: browser.executable,
      E2E_BROWSER_ENV: JSON.stringify(browser.env),
      E2E_BROWSER_ARGS: JSON.stringify(browser.args),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    report,
    count: countPlaywright,
  });
}

async function runStage({ name, command, env, report, count }) {
  say("test", `${name} ...`);
  const start = Date.now();
  fs.mkdirSync(cache, { recursive: true });
  fs.rmSync(report, { force: true }); // an old report must not speak for a runner that crashed
  const exitCode = await runVisibly(process.execPath, command, { env });
  return { name, ...count(report, exitCode), time: secondsSince(start) };
}
