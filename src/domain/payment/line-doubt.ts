/** Why a line is unmatched, or only partly matched. */
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

/** A booking or invoice that a line names, and what can be paid there. */
export type LineName = {
  /** The reference our team knows: CTS-7K3M9Q, INV-2026-00406. */
  readonly name: string;
  readonly standing:
    | "due"
    | Extract<LineDoubt, "unknown" | "mistyped" | "ambiguous" | "billed_monthly" | "closed" | "no_payment">;
  /** Positive if something is due; for closed bookings, a fee. */
  readonly openCents: number;
  /** The exact amounts that would match. */
  readonly amounts: readonly number[];
};

type Line = { readonly amountCents: number; readonly allocatedCents: number };
type Verdict = {
  /** The record the line names, if any. */
  readonly named: string | null;
  readonly doubt: LineDoubt | null;
  /** The amount due there, if different. */
  readonly expectedCents: number | null;
};

/**
 * The record a line names and why they didn’t match. Records with something due come first, as others may just look
 * like a reference.
 */
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
