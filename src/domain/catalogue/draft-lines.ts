/** Lists that are typed as lines of a text, so that one can be pasted. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

export const inLines = (lines: readonly string[]): string => lines.join("\n");

/** “08:00 | Pickup | At your door” */
export const cellsOf = (line: string): string[] => line.split("|").map((cell) => cell.trim());

/** The first cell of each line, and the rest of it. */
export const pairsOf = (text: string): (readonly [string, string])[] =>
  linesOf(text).map((line) => {
    const [first = "", ...rest] = cellsOf(line);
    return [first, rest.join(" | ")];
  });
