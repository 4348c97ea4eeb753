import type { ScorePart } from "#domain/driver/driver-score.ts";

/** What each part of the score is made of. */
export const scorePartLabels: Readonly<Record<ScorePart, { readonly name: string; readonly counts: string }>> = {
  completion: { name: "Trips completed", counts: "trips driven or missed" },
  punctuality: { name: "On time at the pickup", counts: "recorded arrivals, up to 5 minutes late" },
  ratings: { name: "Ratings by customers", counts: "ratings of four or five stars for driving" },
  reliability: { name: "Trips kept", counts: "accepted trips, not returned in the last 24 hours" },
  answers: { name: "Offers answered", counts: "offers answered before they expired" },
};
