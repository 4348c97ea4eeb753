import type { LineDoubt } from "#domain/payment/line-doubt.ts";
import type { MatchReason, WaitingBand } from "#domain/payment/match-ranking.ts";

const doubtLabels: Readonly<Record<LineDoubt, string>> = {
  no_reference: "Names no booking or invoice",
  unknown: "There is no such booking or invoice",
  mistyped: "The reference check failed",
  ambiguous: "That number exists in several years",
  billed_monthly: "On a monthly invoice: match that",
  closed: "Cancelled or closed: check before matching",
  no_payment: "Nothing is due there",
  amount_differs: "Amount differs",
  part_left: "Part of it is not matched yet",
};

/** Why a line is unmatched, with its reference: “Names INV-2026-00406. Amount differs”. */
export const doubtText = (doubt: LineDoubt, named: string | null): string =>
  named === null || doubt === "part_left" ? doubtLabels[doubt] : `Names ${named}. ${doubtLabels[doubt]}`;

/** Why a target is suggested for a line. */
export const reasonLabels: Readonly<Record<MatchReason, string>> = {
  named: "Named in the line",
  exact: "Exact amount",
  payer: "Customer’s name in the line",
  announced: "Transfer announced",
};

export const waitingLabels: Readonly<Record<WaitingBand, string>> = {
  days_0_7: "To match, up to 7 days",
  days_8_30: "8 to 30 days",
  days_31_60: "31 to 60 days",
  days_over_60: "Over 60 days",
};
