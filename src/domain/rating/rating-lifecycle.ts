import { lifecycle } from "../lifecycle.ts";

/** The status of the rating of one trip. */
export const ratingStates = ["requested", "private", "held", "published", "rejected"] as const;
export type RatingState = (typeof ratingStates)[number];

/**
 * A rating that the customer keeps to themselves is never published. Words are held until our team has read them; what was
 * published or rejected by mistake goes the other way.
 */
export const ratingLifecycle = lifecycle<RatingState>({
  requested: ["private", "held", "published"],
  private: [],
  held: ["published", "rejected"],
  published: ["rejected"],
  rejected: ["published"],
});

/** The only reasons to withhold a review. A low rating is none. */
export const rejectReasons = ["names_a_person", "insults", "another_company", "unlawful"] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** A driver may dispute a rating once: our team upholds the dispute, and it no longer counts for the driver, or dismisses it. */
export const disputeStates = ["open", "upheld", "dismissed"] as const;
export type DisputeState = (typeof disputeStates)[number];
