import { lifecycle } from "../lifecycle.ts";

/** Where one leg of a booking stands on the road. */
export const tripStates = [
  "planned",
  "unassigned",
  "offered",
  "assigned",
  "reconfirmed",
  "en_route",
  "arrived",
  "searching",
  "onboard",
  "stopover",
  "completed",
  "no_show",
  "interrupted",
  "cancelled",
] as const;

export type TripState = (typeof tripStates)[number];

/**
 * What is not listed cannot happen. Until the passenger is on board a driver can be released and a trip cancelled. A
 * no-show follows a search; where the driver reported nothing before it, our team records the search.
 */
export const tripLifecycle = lifecycle<TripState>({
  // It belongs to a booking that is not confirmed yet: dispatch does not see it.
  planned: ["unassigned", "cancelled"],
  unassigned: ["offered", "searching", "cancelled"],
  offered: ["assigned", "searching", "unassigned", "cancelled"],
  assigned: ["reconfirmed", "searching", "unassigned", "cancelled"],
  reconfirmed: ["en_route", "searching", "unassigned", "cancelled"],
  en_route: ["arrived", "searching", "unassigned", "cancelled"],
  arrived: ["onboard", "searching", "unassigned", "cancelled"],
  searching: ["onboard", "no_show", "unassigned", "cancelled"],
  onboard: ["completed", "stopover", "interrupted"],
  // A tour may end where it pauses, or break down there.
  stopover: ["onboard", "completed", "interrupted"],
  completed: [],
  no_show: [],
  // The passengers travel on in a leg of its own, so the record of this one stays as it happened.
  interrupted: [],
  // A change of the booking may bring a trip back that an earlier one took away.
  cancelled: ["planned", "unassigned"],
});

/** Where the offer of one trip to one driver stands. */
export const assignmentStates = [
  "proposed",
  "offered",
  "accepted",
  "active",
  "fulfilled",
  "declined",
  "expired",
  "withdrawn",
  "released",
  "removed",
  "replaced",
  "failed",
] as const;

export type AssignmentState = (typeof assignmentStates)[number];

/**
 * `released` is the driver's doing, `removed` the dispatcher's; `failed` is a driver who did not come. A trip may be
 * cancelled while its driver is on the way: that driver is removed too.
 */
export const assignmentLifecycle = lifecycle<AssignmentState>({
  proposed: ["offered"],
  offered: ["accepted", "declined", "expired", "withdrawn"],
  accepted: ["active", "released", "removed", "replaced"],
  active: ["fulfilled", "failed", "removed"],
  fulfilled: [],
  declined: [],
  expired: [],
  withdrawn: [],
  released: [],
  removed: [],
  replaced: [],
  failed: [],
});
