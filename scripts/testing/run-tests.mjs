// The two test runners, each as one stage that answers how many passed and failed.
import fs from "node:fs";
import path from "node:path";
import { runVisibly } from "../setup/child-processes.mjs";
import { cache, packageFile, root, say, secondsSince } from "../setup/project.mjs";
import { cleanEnvironment } from "./clean-environment.mjs";
import { countPlaywright, countVitest, readFileTimes } from "./count-results.mjs";

const vitestReport = path.join(cache, "vitest.json");
const playwrightReport = path.join(cache, "playwright.json");

/** Of the stages that have just run; an old report of another stage does not speak here. */
export const slowFiles = (stages) =>
  readFileTimes(stages.includes("unit") ? vitestReport : "", stages.includes("browser") ? playwrightReport : "", root);

/** Units, database and HTTP: everything that needs no browser. */
export function runUnitTests(args) {
  const report = vitestReport;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return runStage({
    name: "unit, database and HTTP tests",
    command: [packageFile("vitest", "vitest.mjs"), "run", ...reporters, ...args],
    env: cleanEnvironment(),
    report,
    count: countVitest,
  });
}

/** Journeys of people, in the browser that was found. */
export function runBrowserTests(browser, args) {
  const report = playwrightReport;
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
