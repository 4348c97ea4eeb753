import type { StatusLabel } from "#domain/text/status-label.ts";
import type { ProofState } from "../contract.ts";

export const proofLabels: Readonly<Record<ProofState, StatusLabel>> = {
  submitted: { label: "Waiting", tone: "warn" },
  verified: { label: "Verified", tone: "ok" },
  rejected: { label: "Rejected", tone: "bad" },
};
