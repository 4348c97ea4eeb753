/** The tiles’ locations by number. */
export type TileDirectory = {
  readonly numbers: readonly number[];
  /** How many consecutive tiles are identical; 0 refers to another directory. */
  readonly runs: readonly number[];
  readonly lengths: readonly number[];
  readonly offsets: readonly number[];
};
export type TileEntry = { readonly run: number; readonly offset: number; readonly length: number };

/** Parses a directory: four columns of variable-length numbers. */
export function readDirectory(bytes: Uint8Array): TileDirectory {
  let at = 0;
  const next = (): number => {
    let [value, factor] = [0, 1];
    for (;;) {
      const part = bytes[at++];
      if (part === undefined) throw new Error("The list of the map’s tiles ends too soon.");
      value += (part & 127) * factor;
      if (part < 128) return value;
      factor *= 128;
    }
  };
  const count = next();
  const column = () => Array.from({ length: count }, next);
  let number = 0;
  const numbers = column().map((more) => {
    number += more;
    return number;
  });
  const [runs, lengths] = [column(), column()];
  const offsets: number[] = [];
  // 0 means right after the previous one.
  for (const [row, written] of column().entries())
    offsets.push(written > 0 ? written - 1 : (offsets[row - 1] ?? 0) + (lengths[row - 1] ?? 0));
  return { numbers, runs, lengths, offsets };
}

/** The entry with this tile, or the directory that may contain it. */
export function findEntry({ numbers, runs, lengths, offsets }: TileDirectory, number: number): TileEntry | undefined {
  let [first, last] = [0, numbers.length - 1];
  while (first < last) {
    const middle = (first + last + 1) >> 1;
    if ((numbers[middle] ?? 0) <= number) first = middle;
    else last = middle - 1;
  }
  const [start, run] = [numbers[first], runs[first]];
  if (start === undefined || run === undefined || start > number) return undefined;
  if (run > 0 && number >= start + run) return undefined;
  return { run, offset: offsets[first] ?? 0, length: lengths[first] ?? 0 };
}

/** A tile’s number: all tiles of the lower zooms, then along a Hilbert curve. */
export function tileNumber(zoom: number, x: number, y: number): number {
  let number = (4 ** zoom - 1) / 3;
  let [left, top] = [x, y];
  for (let half = 2 ** (zoom - 1); half >= 1; half /= 2) {
    const [right, below] = [left >= half ? 1 : 0, top >= half ? 1 : 0];
    number += half * half * ((3 * right) ^ below);
    [left, top] = [left % half, top % half];
    // The curve is rotated in these quadrants.
    if (below === 0) {
      if (right === 1) [left, top] = [half - 1 - left, half - 1 - top];
      [left, top] = [top, left];
    }
  }
  return number;
}
