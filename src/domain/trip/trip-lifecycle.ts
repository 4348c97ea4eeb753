import { lifecycle } from "../lifecycle.ts";

/** The status of one leg of a booking on the road. */
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
  "completed_unverified",
  "no_show",
  "interrupted",
  "cancelled",
] as const;

export type TripState = (typeof tripStates)[number];

/**
 * Anything not listed cannot happen. Until the passenger is on board a driver can be released and a trip cancelled. A
 * no-show follows a search; where the driver reported nothing before it, our team records the search.
 */
export const tripLifecycle = lifecycle<TripState>(
  {
    // It belongs to a booking that is not confirmed yet: dispatch does not see it.
    planned: ["unassigned", "cancelled"],
    unassigned: ["offered", "assigned", "searching", "cancelled"],
    offered: ["assigned", "searching", "unassigned", "cancelled"],
    // To itself: another driver has it now.
    assigned: ["assigned", "reconfirmed", "searching", "unassigned", "cancelled", "completed_unverified"],
    // Another driver has to reconfirm again.
    reconfirmed: ["en_route", "assigned", "searching", "unassigned", "cancelled", "completed_unverified"],
    en_route: ["arrived", "searching", "unassigned", "cancelled", "completed_unverified"],
    arrived: ["onboard", "searching", "unassigned", "cancelled", "completed_unverified"],
    searching: ["onboard", "no_show", "unassigned", "cancelled", "completed_unverified"],
    onboard: ["completed", "stopover", "interrupted", "completed_unverified"],
    // A tour may end where it pauses, or break down there.
    stopover: ["onboard", "completed", "interrupted", "completed_unverified"],
    completed: [],
    // Hours after its planned end and nothing heard from the driver: our team asks what happened.
    completed_unverified: ["completed", "no_show", "interrupted"],
    no_show: [],
    // The passengers travel on in a relief vehicle, which has a trip of its own: the record of this one stays as it happened.
    interrupted: [],
    // A change of the booking may bring a trip back that an earlier one took away.
    cancelled: ["planned", "unassigned"],
  },
  {
    offered: ["unassigned", "assigned", "reconfirmed"],
    assigned: ["unassigned", "offered", "reconfirmed", "en_route", "arrived", "searching"],
    unassigned: ["offered", "assigned", "reconfirmed", "en_route", "arrived", "searching"],
    cancelled: ["planned", "unassigned", "offered", "assigned", "reconfirmed", "en_route", "arrived", "searching"],
    // The wrong trip was rescued.
    interrupted: ["onboard", "stopover"],
  },
);

/** At once, one driver, one after the other, all at once, or a provider who names the driver. */
export const offerModes = ["hard", "direct", "cascade", "broadcast", "pool"] as const;
export type OfferMode = (typeof offerModes)[number];

/** The status of the offer of one trip to one driver. */
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
  proposed: ["offered", "withdrawn"],
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
