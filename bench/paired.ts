/** One block of a comparison: the same work with and without the measured part. */
export type Pair = { readonly with: number; readonly without: number };

export const ratiosOfBlocks = (pairs: readonly Pair[]): number[] => pairs.map((pair) => pair.with / pair.without);

/** The median and its 95 % confidence interval, from ranks alone and so for any distribution. */
export function medianWithin(values: readonly number[]): { median: number; low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (rank: number) => sorted[Math.min(Math.max(rank, 0), sorted.length - 1)] ?? Number.NaN;
  const half = sorted.length / 2;
  const spread = 0.98 * Math.sqrt(sorted.length);
  return {
    median: (at(Math.floor(half - 0.5)) + at(Math.floor(half))) / 2,
    low: at(Math.floor(half - spread)),
    high: at(Math.ceil(half + spread) - 1),
  };
}
