import { hoursBetween } from "../time/local-time.ts";

/** An agreed change of a pickup time. */
export type PickupMove = {
  readonly from: Date;
  readonly to: Date;
  readonly askedAt: Date;
  /** The customer asked for it. A move by the company costs no one anything. */
  readonly isCustomers: boolean;
};

/**
 * The pickup from which a cancellation’s notice is counted. Moving a pickup once cancelling has a fee doesn’t make
 * cancelling free again: the earlier pickup still counts.
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
