// No one reads a successful run's output if it fills a hundred screens, so its lines are counted.

/** Room for the table, the slowest files and the tests that needed a retry. */
export const mostLines = 200;

let lines = 0;

/** Counts this process's output lines from now on. */
export function countLines(streams = [process.stdout, process.stderr]) {
  for (const stream of streams) {
    const write = stream.write.bind(stream);
    stream.write = (text, ...rest) => {
      lines += String(text).split("\n").length - 1;
      return write(text, ...rest);
    };
  }
}

/** A failure if a successful run has printed too much; `written` is the number of lines so far. */
export function tooManyLines(failed, written = lines) {
  if (failed > 0 || written <= mostLines) return [];
  const error = `A run without a failure prints at most ${mostLines} lines, this one printed ${written}.`;
  return [{ name: "quiet output", passed: 0, failed: 1, time: `${written} lines`, failures: [{ error }] }];
}
