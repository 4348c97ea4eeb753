// The last lines of a run: one row for each stage, and one line for all of them.
import { stripVTControlCharacters } from "node:util";

/**
 * A result is { name, passed, failed, time } and, for test runners, `skipped` and `again`: the names of
 * retried tests.
 */
export function printTable(results) {
  const width = Math.max(...results.map((result) => result.name.length));
  console.log("");
  for (const result of results) {
    console.log(`  ${result.name.padEnd(width)}  ${describe(result).padEnd(32)}  ${result.time}`);
  }
}

/** A stage's result in a few words. */
export function describe({ passed, failed, skipped, again }) {
  if (passed + failed === 0) return "not run";
  const verdict = failed ? "FAILED" : "ok";
  if (skipped === undefined) return verdict;
  const rest = [skipped && `${skipped} skipped`, again?.length && `${again.length} only at the second attempt`].filter(
    Boolean,
  );
  return [`${verdict}, ${passed} passed`, `${failed} failed`, ...rest].join(", ");
}

/** A test that passed only on a retry depends on something it should not, so it is named to be fixed. */
export function printAgain(results) {
  const names = results.flatMap(({ name, again = [] }) => again.map((test) => `${name}: ${test}`));
  if (names.length > 0)
    console.log(["\n  Passed only at the second attempt:", ...names.map((name) => `  ~ ${name}`)].join("\n"));
}

/** Failures come last, so that the end of a long log says why it failed. */
export function printFailures(results) {
  for (const line of describeFailures(results)) console.log(line);
}

/**
 * The more failures, the less is printed for each, to stay within about this many lines. A failure is { name,
 * error, printed }.
 */
export function describeFailures(results, lines = 90) {
  const failures = results.filter(({ failed }) => failed > 0).flatMap(failuresOf);
  if (failures.length === 0) return [];
  const printing = failures.filter(({ printed }) => printed).length;
  const linesEach = Math.max(1, Math.min(12, Math.floor(lines / (failures.length + printing)) - 3));
  const named = failures.slice(0, Math.floor(lines / 3));
  return [
    "\n  What failed:",
    ...named.flatMap(({ name, error, printed }) => [
      `\n  ✗ ${name}`,
      ...[...firstLines(error ?? "", linesEach), ...lastPrinted(printed, linesEach)].map((line) => `      ${line}`),
    ]),
    ...(failures.length > named.length ? [`\n  … and ${failures.length - named.length} more`] : []),
  ];
}

/** A stage that failed without naming a test crashed, and its last output says why. */
const failuresOf = ({ name, time, failures = [], output, code = 1 }) =>
  failures.length > 0
    ? failures.map((failure) => ({ ...failure, name: failure.name ? `${name}: ${failure.name}` : name }))
    : [{ name, error: `no test is named in its report; it ended with ${code} (${time})`, printed: output }];

/** The end of the output, just before the failure. */
function lastPrinted(printed, count) {
  const lines = textLines(printed ?? "");
  return lines.length === 0 ? [] : ["It printed:", ...lines.slice(-count).map((line) => `  ${line.slice(0, 200)}`)];
}

const textLines = (text) =>
  stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "");

/** The message without colours and empty lines, and only the first stack frame in our own code. */
function firstLines(error, count) {
  const lines = textLines(error);
  const isPlace = (line) => /^\s+at /.test(line);
  const place = lines.find((line) => isPlace(line) && !/node_modules|node:/.test(line));
  const message = lines.filter((line) => !isPlace(line)).map((line) => line.slice(0, 200));
  return [...message.slice(0, count), ...(place ? [place.trim()] : [])];
}

/** The slowest files, so that a slow new test is noticed: [{ file, seconds }]. */
export function printSlowest(files, count = 20) {
  if (files.length === 0) return;
  console.log(`\n  The ${Math.min(count, files.length)} slowest files:`);
  for (const { file, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

export function total(results) {
  const sum = (key) => results.reduce((count, result) => count + result[key], 0);
  return { passed: sum("passed"), failed: sum("failed") };
}

/** If nothing failed and nothing passed, nothing was tested, which is not a success. */
export function isSuccess({ passed, failed }) {
  return failed === 0 && passed > 0;
}
