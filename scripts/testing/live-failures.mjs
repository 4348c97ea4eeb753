// A runner’s output goes to a file. Only the names of failed tests are shown at once; what else it says is worth
// reading when the run broke without naming one.

/** A reporter starts the line of a failed test with it. */
export const failureMark = "\u00a0✗ ";

/** Takes a runner’s output piece by piece, and hands on the lines that name a failed test. */
export function failureLines(print) {
  let rest = "";
  return (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith(failureMark)) print(`  ✗ ${line.slice(failureMark.length)}`);
  };
}
