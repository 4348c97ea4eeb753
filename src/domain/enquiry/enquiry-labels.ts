import type { StatusLabel } from "../text/status-label.ts";
import type { EnquiryState } from "./enquiry-lifecycle.ts";

export const enquiryLabels: Readonly<Record<EnquiryState, StatusLabel>> = {
  new: { label: "New", tone: "info" },
  contacted: { label: "Contacted", tone: "neutral" },
  qualified: { label: "Qualified", tone: "violet" },
  quoted: { label: "Quoted", tone: "violet" },
  won: { label: "Won", tone: "ok" },
  lost: { label: "Lost", tone: "bad" },
  spam: { label: "Spam", tone: "neutral" },
  duplicate: { label: "Duplicate", tone: "neutral" },
};
