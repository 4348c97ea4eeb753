// A runner's output goes to a file. Only the names of failed tests are shown at once; the rest matters only
// if the run broke without naming a test.

/** Marks the line of a failed test in a reporter's output. */
export const failureMark = "\u00a0✗ ";

/** Receives a runner's output in pieces, and passes on the lines that name a failed test. */
export function failureLines(print) {
  let rest = "";
  return (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith(failureMark)) print(`  ✗ ${line.slice(failureMark.length)}`);
  };
}
