import type { StatusLabel } from "../text/status-label.ts";
import type { QuoteState } from "./quote-lifecycle.ts";

export const quoteLabels: Readonly<Record<QuoteState, StatusLabel>> = {
  draft: { label: "Draft", tone: "neutral" },
  sent: { label: "Sent", tone: "info" },
  viewed: { label: "Viewed", tone: "violet" },
  accepted: { label: "Accepted", tone: "ok" },
  converted: { label: "Booked", tone: "ok" },
  declined: { label: "Declined", tone: "bad" },
  expired: { label: "Expired", tone: "warn" },
  superseded: { label: "Replaced", tone: "neutral" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
};
