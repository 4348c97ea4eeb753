import { lifecycle } from "../lifecycle.ts";

/** The people who may apply to work with us. */
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

/** Where an application may go from each state. An invite that was let run out is sent again. */
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
