import type { StatusLabel } from "../text/status-label.ts";
import type { DisputeState, RatingState, RejectReason } from "./rating-lifecycle.ts";
import type { RatedPart } from "./rating-rules.ts";

export const ratingLabels: Readonly<Record<RatingState, StatusLabel>> = {
  requested: { label: "Requested", tone: "neutral" },
  private: { label: "Not for publication", tone: "neutral" },
  held: { label: "To moderate", tone: "warn" },
  published: { label: "Published", tone: "ok" },
  rejected: { label: "Rejected", tone: "bad" },
};

export const disputeLabels: Readonly<Record<DisputeState, StatusLabel>> = {
  open: { label: "Disputed", tone: "warn" },
  upheld: { label: "Dispute upheld", tone: "ok" },
  dismissed: { label: "Dispute dismissed", tone: "neutral" },
};

export const rejectReasonLabels: Readonly<Record<RejectReason, string>> = {
  names_a_person: "Names a private individual",
  insults: "Insults someone",
  another_company: "Is about another company",
  unlawful: "Is against the law",
};

export const ratedPartLabels: Readonly<Record<RatedPart, string>> = {
  overall: "Overall",
  punctuality: "Punctuality",
  vehicle: "Vehicle",
  driving: "Driving",
};
