/** Where a review was written. Our own passengers write to us after their trips. */
export const reviewSources = ["google", "facebook", "other"] as const;
export type ReviewSource = (typeof reviewSources)[number];

export const reviewSourceNames: Readonly<Record<ReviewSource, string>> = {
  google: "Google",
  facebook: "Facebook",
  other: "Another site",
};

/** The site a cell names; undefined for one we don’t know. */
export function sourceOf(cell: string): ReviewSource | undefined {
  const word = cell.trim().toLowerCase();
  if (word.startsWith("google")) return "google";
  if (word.startsWith("facebook") || word === "meta") return "facebook";
  return reviewSources.find((one) => one === word);
}
