// npm test -- --changed [since]: the tests that a change can reach, in less than three minutes.
import fs from "node:fs";
import path from "node:path";
import { biome, cruise, filesAndNames, law } from "../check.mjs";
import { root, say } from "../setup/project.mjs";
import { checkTypes, domainAlone, runCheck } from "../types.mjs";
import { allFiles, changedFiles } from "./changed-files.mjs";
import { graphOf, readTexts } from "./import-graph.mjs";
import { journeysOf } from "./journeys-of.mjs";
import { fitting, reachedTests, startsOf } from "./reach.mjs";
import { runReachedTests } from "./run-tests.mjs";
import { knownTimes } from "./test-times.mjs";

/** For all files together: two of them run at a time, next to the type check. */
const secondsForTests = 150;

/** The plan for a change: a pure function, so that it can be tested. `texts` are the sources by path. */
export function planFor({ changed, files, texts, times = {}, seconds = secondsForTests }) {
  const graph = graphOf([...new Set([...files, ...changed])], texts);
  const reached = reachedTests(graph, startsOf(changed, texts));
  const isProcess = ({ file }) => file.startsWith("tests/processes/");
  const units = reached.filter((test) => !isProcess(test));
  const run = fitting(units, times, seconds).map(({ file }) => file);
  const { touched, passing } = journeysOf(graph, changed, texts);
  return {
    run,
    leftOut: units.length - run.length,
    processes: reached.filter(isProcess).map(({ file }) => file),
    journeys: touched,
    passing,
    present: changed.filter((file) => texts[file] !== undefined || /\.(json|css)$/.test(file)),
  };
}

/** `stages` runs the journeys and process tests that were changed themselves. */
export async function runChanged(since, stages) {
  const { since: commit, files: changed } = changedFiles(since);
  if (changed.length === 0) {
    say("test", `nothing has changed since ${commit}`);
    return [];
  }
  const files = allFiles();
  const plan = planFor({ changed, files, texts: readTexts(root, files), times: knownTimes() });
  tell(plan, changed, commit);
  const [checks, tests] = await Promise.all([
    runChecksOf(plan.present.filter((file) => fs.existsSync(path.join(root, file)))),
    plan.run.length > 0 ? runReachedTests(plan.run) : undefined,
  ]);
  const processes = plan.processes.length > 0 ? await stages.processes(plan.processes) : [];
  const journeys = plan.journeys.length > 0 ? await stages.browser(plan.journeys) : [];
  return [...checks, ...(tests ? [tests] : []), ...processes, ...journeys];
}

function tell({ run, leftOut, journeys, passing }, changed, commit) {
  say("test", `${changed.length} files differ from ${commit.slice(0, 12)}; ${run.length} files of tests are run`);
  if (leftOut > 0) say("test", `${leftOut} more can be reached, further away: npm test runs them`);
  const others = passing.filter((name) => !journeys.includes(name)).map((name) => path.basename(name, ".spec.ts"));
  if (others.length > 0) say("test", `journeys that come by (npm test -- --only=browser NAME): ${others.join(", ")}`);
}

async function runChecksOf(present) {
  const sources = present.filter((file) => /^src\/.*\.tsx?$/.test(file));
  const formatted = present.filter((file) => !file.endsWith(".sql"));
  const checks = [
    ["domain purity", domainAlone],
    ...(formatted.length > 0 ? [["format and lint", [biome, "ci", "--no-errors-on-unmatched", ...formatted]]] : []),
    ...(sources.length > 0 ? [["import law", [cruise, "--max-depth", "1", ...sources, ...law]]] : []),
    filesAndNames,
  ];
  const results = [await checkTypes({ isIncremental: true })];
  for (const [name, args] of checks) results.push(await runCheck(name, args));
  return results;
}
