import type { StatusLabel } from "../text/status-label.ts";
import type { AssignmentState } from "./trip-lifecycle.ts";

/** The status of one offer or assignment, in the same words everywhere. */
export const assignmentLabels: Readonly<Record<AssignmentState, StatusLabel>> = {
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
