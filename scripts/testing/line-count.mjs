// A run that went well is read by no one when it fills the screen a hundred times over, so its lines are counted.

/** Room for the table, the slowest files and what passed only at the second attempt. */
export const mostLines = 200;

let lines = 0;

/** Counts from now on what this process writes. */
export function countLines(streams = [process.stdout, process.stderr]) {
  for (const stream of streams) {
    const write = stream.write.bind(stream);
    stream.write = (text, ...rest) => {
      lines += String(text).split("\n").length - 1;
      return write(text, ...rest);
    };
  }
}

/** A result of its own when a run without a failure has said too much; `written` are the lines so far. */
export function tooManyLines(failed, written = lines) {
  if (failed > 0 || written <= mostLines) return [];
  const error = `A run without a failure prints at most ${mostLines} lines, this one printed ${written}.`;
  return [{ name: "quiet output", passed: 0, failed: 1, time: `${written} lines`, failures: [{ error }] }];
}
