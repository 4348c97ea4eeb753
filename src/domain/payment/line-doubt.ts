/** Why a line that came in is not matched, or not wholly. */
export const lineDoubts = [
  "no_reference",
  "unknown",
  "mistyped",
  "ambiguous",
  "billed_monthly",
  "closed",
  "no_payment",
  "amount_differs",
  "part_left",
] as const;
export type LineDoubt = (typeof lineDoubts)[number];

/** A booking or an invoice that a line names, and what can be paid there. */
export type LineName = {
  /** As our team knows it: CTS-7K3M9Q, INV-2026-00406. */
  readonly name: string;
  readonly standing:
    | "due"
    | Extract<LineDoubt, "unknown" | "mistyped" | "ambiguous" | "billed_monthly" | "closed" | "no_payment">;
  /** Above zero where something is due: for what is closed, a fee. */
  readonly openCents: number;
  /** The exact amount that may come in for it. */
  readonly amounts: readonly number[];
};

type Line = { readonly amountCents: number; readonly allocatedCents: number };
type Verdict = {
  /** The record the line names, if any. */
  readonly named: string | null;
  readonly doubt: LineDoubt | null;
  /** The amount due there, where it differs. */
  readonly expectedCents: number | null;
};

/** The record a line names, and why that did not match it. What is due comes first: the rest may be a word that looks like a reference. */
export function judgeLine({ amountCents, allocatedCents }: Line, names: readonly LineName[]): Verdict {
  const due = names.filter(({ openCents }) => openCents > 0);
  const meant = due.length > 0 ? due : names.slice(0, 1);
  const named = meant.map(({ name }) => name).join(", ") || null;
  const verdict = (doubt: LineDoubt | null, expectedCents: number | null = null) => ({ named, doubt, expectedCents });
  if (allocatedCents > 0) return verdict("part_left");
  if (due.length === 0) return verdict(doubtOf(names[0]));
  const expected = due.reduce((sum, { openCents }) => sum + openCents, 0);
  const isExpected = amountCents === expected || due.some(({ amounts }) => amounts.includes(amountCents));
  if (!isExpected) return verdict("amount_differs", expected);
  return verdict(due.some(({ standing }) => standing === "closed") ? "closed" : null);
}

function doubtOf(name: LineName | undefined): LineDoubt {
  if (!name) return "no_reference";
  return name.standing === "due" ? "amount_differs" : name.standing;
}
