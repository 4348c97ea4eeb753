// The tests that a change can reach, nearest first: the fewer files lie between, the more a test says about
// it.
import path from "node:path";

/**
 * These connect everything with everything: the table of all calls, all reactions, all pages, the demo data.
 * A path through one of them counts as longer.
 */
export const doors = [
  "src/api.ts",
  "src/reactions.ts",
  "src/schedule.ts",
  "src/app/handed.ts",
  "src/app/pages/router.tsx",
  "src/db/seed/seed-demo.ts",
];
const beyondDoor = 100;

/** Dependencies that no text shows: the tests' databases are prepared before the first file is loaded. */
const alsoTakes = [["src/testing/test-database.ts", "src/testing/setup/prepare-databases.ts"]];

/** These affect how every test runs. */
const everywhere = /^(package-lock\.json|package\.json|vite\.config\.ts|src\/testing\/setup\/[^/]+(?<!\.test)\.ts)$/;

export const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file);

/** The tests that `changed` files can reach as [{ file, distance }], nearest first. */
export function reachedTests(graph, changed) {
  const takers = takersIn(graph);
  const near = walk(takers, changed, 0, isDoor);
  const far = walk(takers, Object.fromEntries([...near].filter(([file]) => isDoor(file))), beyondDoor);
  const distances = new Map([...far, ...near]);
  if (Object.keys(changed).some((file) => everywhere.test(file)))
    for (const file of graph.keys()) if (!distances.has(file)) distances.set(file, 2 * beyondDoor);
  return [...distances]
    .filter(([file]) => isTest(file))
    .map(([file, distance]) => ({ file, distance }))
    .sort((a, b) => a.distance - b.distance || a.file.localeCompare(b.file));
}

/** The modules within reach that need no detour, each with its distance. */
export const nearFiles = (graph, starts) => walk(takersIn(graph), starts, 0, isDoor);

const isDoor = (file) => doors.includes(file);

const reversed = new WeakMap();

/** The reverse graph: for each file its dependents. */
function takersIn(graph) {
  const known = reversed.get(graph);
  if (known) return known;
  const takers = new Map();
  const add = (taker, file) => {
    const others = takers.get(file);
    if (others) others.push(taker);
    else takers.set(file, [taker]);
  };
  for (const [taker, taken] of graph) for (const file of taken) add(taker, file);
  for (const [taker, file] of alsoTakes) add(taker, file);
  reversed.set(graph, takers);
  return takers;
}

/** From each start with its distance to all dependents; behind a file that `stops`, only to its own test. */
function walk(takers, starts, offset, stops = () => false) {
  const distances = new Map(Object.entries(starts).map(([file, distance]) => [file, distance + offset]));
  const queue = [...distances.keys()].sort((a, b) => distances.get(a) - distances.get(b));
  for (const file of queue) {
    const isOwnTest = (taker) => taker === file.replace(/\.tsx?$/, ".test$&");
    for (const taker of takers.get(file) ?? []) {
      if (stops(file) && !isOwnTest(taker)) continue;
      const distance = distances.get(file) + 1;
      if ((distances.get(taker) ?? Number.POSITIVE_INFINITY) <= distance) continue;
      distances.set(taker, distance);
      queue.push(taker);
    }
  }
  return distances;
}

/**
 * Where a walk starts: the changed files themselves; a table's columns if a migration or a view names it; and
 * the tests that name a call whose use case has changed, because they call it on the whole site.
 */
export function startsOf(changed, texts) {
  const starts = Object.fromEntries(changed.map((file) => [file, 0]));
  const add = (file, distance) => {
    starts[file] = Math.min(starts[file] ?? distance, distance);
  };
  for (const file of changed) {
    for (const columns of schemasOf(texts[file] ?? "", file, texts)) add(columns, 1);
    for (const test of testsNaming(callOf(file), texts)) add(test, 2);
  }
  return starts;
}

const schemasOf = (sql, file, texts) => {
  if (!file.endsWith(".sql")) return [];
  const tables = new Set(
    [...sql.matchAll(/\b(?:table|into|update|from|join|on)\s+([a-z_]+)/gi)].map(([, name]) => name),
  );
  return Object.keys(texts).filter(
    (schema) =>
      schema.startsWith("src/db/schema/") &&
      [...texts[schema].matchAll(/pgTable\(\s*"([a-z_]+)"/g)].some(([, name]) => tables.has(name)),
  );
};

const callOf = (file) => (/\/server\/[^/]+\.ts$/.test(file) && !isTest(file) ? path.posix.basename(file, ".ts") : "");

const testsNaming = (call, texts) =>
  call.includes("-")
    ? Object.keys(texts).filter((file) => isTest(file) && new RegExp(`["'\`/]${call}["'\`?]`).test(texts[file]))
    : [];

/** As many of the nearest as fit into `seconds`; a test's duration is known from an earlier run, or estimated. */
export function fitting(tests, times, seconds, guess = 0.7) {
  let left = seconds;
  return tests.filter(({ file, distance }) => {
    const takes = times[file] ?? guess;
    const fits = distance === 0 || left >= takes;
    if (fits) left -= takes;
    return fits;
  });
}
