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

export function total(results) {
  const sum = (key) => results.reduce((count, result) => count + result[key], 0);
  return { passed: sum("passed"), failed: sum("failed") };
}

/** Nothing failed and nothing passed means that nothing was tested, which is no success. */
export function isSuccess({ passed, failed }) {
  return failed === 0 && passed > 0;
}
