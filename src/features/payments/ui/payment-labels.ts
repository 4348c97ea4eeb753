import type { LineDoubt } from "#domain/payment/line-doubt.ts";
import type { MatchReason, WaitingBand } from "#domain/payment/match-ranking.ts";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import type { StatusLabel } from "#domain/text/status-label.ts";
import type { RecordedWay } from "../cash/contract.ts";
import type { NotificationVerdict } from "../notifications/contract.ts";
import type { ProofState } from "../verification/contract.ts";

export const proofLabels: Readonly<Record<ProofState, StatusLabel>> = {
  submitted: { label: "Waiting", tone: "warn" },
  verified: { label: "Verified", tone: "ok" },
  rejected: { label: "Rejected", tone: "bad" },
};

export const verdictLabels: Readonly<Record<NotificationVerdict, StatusLabel>> = {
  waiting: { label: "Processing", tone: "info" },
  accepted: { label: "Accepted", tone: "ok" },
  duplicate: { label: "Duplicate", tone: "neutral" },
  refused: { label: "Refused", tone: "bad" },
  quarantined: { label: "Quarantined", tone: "warn" },
};

const checkNames: Readonly<Record<string, string>> = {
  fields: "Only signed fields",
  signature: "Signature",
  source: "Sender’s address",
  merchant: "Merchant is us",
  payment: "Payment is known",
  amount: "Amount is as expected",
  booking: "Booking or invoice matches",
  new: "Not a duplicate",
  confirmed: "Gateway confirms it",
  status: "Status is known",
  out_of_order: "Order of events",
  paid_twice: "Paid only once",
  size: "Not too long",
};
export const checkLabel = (check: string): string => checkNames[check] ?? check.replaceAll("_", " ");

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

/** Why a line is not matched, with what it names: “Names INV-2026-00406. Amount differs”. */
export const doubtText = (doubt: LineDoubt, named: string | null): string =>
  named === null || doubt === "part_left" ? doubtLabels[doubt] : `Names ${named}. ${doubtLabels[doubt]}`;

/** Why something may be what a line pays. */
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

export const recordedWayLabels: Readonly<Record<RecordedWay, string>> = {
  card_machine: "Card machine",
  transfer: paymentMethodLabels.transfer,
  cash: paymentMethodLabels.cash,
};

/** A code as it is shown where it is alone, such as on a badge. */
export function titled(code: string): string {
  const text = code.replaceAll("_", " ").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
