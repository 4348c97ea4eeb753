import type { StatusLabel } from "../text/status-label.ts";
import type { AssignmentState, OfferMode } from "./trip-lifecycle.ts";

/** The status of one offer or assignment, in the same words everywhere. Who was assigned at once was never asked. */
export const assignmentLabel = (state: AssignmentState, mode: OfferMode): StatusLabel =>
  state === "accepted" && mode === "hard" ? { label: "Assigned", tone: "ok" } : assignmentLabels[state];

const assignmentLabels: Readonly<Record<AssignmentState, StatusLabel>> = {
  proposed: { label: "Next in line", tone: "neutral" },
  offered: { label: "Offered", tone: "warn" },
  accepted: { label: "Accepted", tone: "ok" },
  active: { label: "In progress", tone: "violet" },
  fulfilled: { label: "Completed", tone: "ok" },
  declined: { label: "Declined", tone: "bad" },
  expired: { label: "Expired", tone: "neutral" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
  released: { label: "Given back", tone: "bad" },
  removed: { label: "Unassigned", tone: "neutral" },
  replaced: { label: "Replaced", tone: "neutral" },
  failed: { label: "Driver didn’t come", tone: "bad" },
};
