import { lifecycle } from "../lifecycle.ts";

/** The kinds of applicants. */
export const applicationKinds = ["travel_agent", "hotel", "driver_provider", "dispatcher", "driver"] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

export const applicationStates = [
  "submitted",
  "under_review",
  "info_requested",
  "approved",
  "invited",
  "active",
  "rejected",
  "suspended",
  "terminated",
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** The possible moves of an application. An expired invitation can be sent again. */
export const applicationLifecycle = lifecycle<ApplicationState>({
  submitted: ["under_review", "info_requested", "approved", "rejected"],
  under_review: ["info_requested", "approved", "rejected"],
  info_requested: ["under_review", "approved", "rejected"],
  approved: ["invited", "rejected"],
  invited: ["invited", "active", "rejected"],
  active: ["suspended", "terminated"],
  suspended: ["active", "terminated"],
  rejected: ["under_review"],
  terminated: [],
});
