/** Why a sale came to nothing, in groups: our team, customers and the clock each say it in words of their own. */
export const lostReasonGroups = [
  "price",
  "dates",
  "found_other",
  "no_longer_needed",
  "could_not",
  "no_answer",
  "other",
] as const;
export type LostReasonGroup = (typeof lostReasonGroups)[number];

export const lostReasonLabels: Readonly<Record<LostReasonGroup, string>> = {
  price: "Price",
  dates: "Dates",
  found_other: "Found another company",
  no_longer_needed: "No longer needed",
  could_not: "We couldn’t do it",
  no_answer: "No answer",
  other: "Other",
};

/** The group of a reason: a quote’s code, what our team chose, or a quote that expired. */
export function lostReasonGroup(reason: string | null): LostReasonGroup {
  const text = (reason ?? "").trim().toLowerCase();
  const byLabel = lostReasonGroups.find((group) => group === text || lostReasonLabels[group].toLowerCase() === text);
  if (byLabel) return byLabel;
  return text === "the quote expired without an answer" || text === "expired" ? "no_answer" : "other";
}
