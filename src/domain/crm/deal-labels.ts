import type { StatusLabel } from "../text/status-label.ts";
import type { DealState } from "./deal-lifecycle.ts";

/** The stage of a deal, in the same words on every screen. */
export const dealLabels: Readonly<Record<DealState, StatusLabel>> = {
  contacted: { label: "In contact", tone: "info" },
  proposal: { label: "Proposal", tone: "violet" },
  negotiation: { label: "Negotiation", tone: "warn" },
  won: { label: "Won", tone: "ok" },
  lost: { label: "Lost", tone: "bad" },
};
