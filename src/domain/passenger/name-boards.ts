/** As many names as are still read from across a hall. */
const namesAtOnce = 3;

/** The boards to hold up one after the other: each with up to three names, line by line. */
export function boardsFor(names: readonly string[]): string[] {
  const boards: string[] = [];
  for (let at = 0; at < names.length; at += namesAtOnce) boards.push(names.slice(at, at + namesAtOnce).join("\n"));
  return boards;
}
