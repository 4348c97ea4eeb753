import { lifecycle } from "../lifecycle.ts";

/** The status of a trip’s rating. */
export const ratingStates = ["requested", "private", "held", "published", "rejected"] as const;
export type RatingState = (typeof ratingStates)[number];

/**
 * A private rating is never published. Comments are held until our team has read them; a wrong decision to publish or
 * reject can be reversed.
 */
export const ratingLifecycle = lifecycle<RatingState>({
  requested: ["private", "held", "published"],
  private: [],
  held: ["published", "rejected"],
  published: ["rejected"],
  rejected: ["published"],
});

/** The only reasons to withhold a review. A low rating isn’t one. */
export const rejectReasons = ["names_a_person", "insults", "another_company", "unlawful"] as const;
export type RejectReason = (typeof rejectReasons)[number];

/**
 * A driver may dispute a rating once: our team either upholds the dispute, and the rating no longer counts for the
 * driver, or dismisses it.
 */
export const disputeStates = ["open", "upheld", "dismissed"] as const;
export type DisputeState = (typeof disputeStates)[number];
