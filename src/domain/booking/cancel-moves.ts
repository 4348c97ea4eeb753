import { hoursBetween } from "../time/local-time.ts";

/** A pickup that was agreed to be at another time. */
export type PickupMove = {
  readonly from: Date;
  readonly to: Date;
  readonly askedAt: Date;
  /** Anyone who booked asked for it; what the company moves costs no one anything. */
  readonly isCustomers: boolean;
};

/**
 * From which pickup the hours of a cancellation count. Who moves a pickup after cancelling has stopped to be free does
 * not make it free again: the pickup that stood then still counts.
 */
export function pickupThatCounts(pickupAt: Date, movesLatestFirst: readonly PickupMove[], freeHours: number): Date {
  let standing = pickupAt;
  let counts = pickupAt;
  for (const { from, to, askedAt, isCustomers } of movesLatestFirst) {
    if (to.getTime() !== standing.getTime()) continue;
    standing = from;
    if (isCustomers && from < counts && hoursBetween(askedAt, from) < freeHours) counts = from;
  }
  return counts;
}
