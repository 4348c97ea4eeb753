/** How many slips of the finger part two words: a letter too many, too few, another one, or two that changed places. */
export function editDistance(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}

/** A short word becomes another with a single letter, so only longer ones are forgiven. */
const slipsIn = (word: string): number => {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
};

/** The word someone meant, among these; undefined where none is near enough. */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = slipsIn(word) + 1;
  for (const candidate of words) {
    if (candidate.length < 4 || Math.abs(candidate.length - word.length) >= fewest || !startsAlike(word, candidate))
      continue;
    const slips = editDistance(word, candidate);
    if (slips < fewest) [best, fewest] = [candidate, slips];
  }
  return best;
}

const startsAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);
