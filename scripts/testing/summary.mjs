// What the reader sees at the end: one row for each thing that ran, and one line for all of them.

/** A result is { name, passed, failed, time } and, for test runners, `skipped`. */
export function printTable(results) {
  const width = Math.max(...results.map((result) => result.name.length));
  console.log("");
  for (const result of results) {
    console.log(`  ${result.name.padEnd(width)}  ${describe(result).padEnd(32)}  ${result.time}`);
  }
}

function describe({ passed, failed, skipped }) {
  if (passed + failed === 0) return "not run";
  const verdict = failed ? "FAILED" : "ok";
  if (skipped === undefined) return verdict;
  return `${verdict}, ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
}

/** The files that took longest, so that whoever makes a run slow sees it: [{ file, seconds }]. */
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

/** Nothing failed and nothing passed means that nothing was tested, which is no success. */
export function isSuccess({ passed, failed }) {
  return failed === 0 && passed > 0;
}
