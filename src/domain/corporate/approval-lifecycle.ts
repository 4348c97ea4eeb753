import { lifecycle } from "../lifecycle.ts";
import { addHours } from "../time/local-time.ts";

export const approvalStates = ["waiting", "approved", "refused", "expired"] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const approvalLifecycle = lifecycle<ApprovalState>({
  waiting: ["approved", "refused", "expired"],
  approved: [],
  refused: [],
  expired: [],
});

/** An approver has a day, and must answer two hours before the pickup at the latest. */
const hoursToAnswer = 24;
const hoursBeforePickup = 2;

/** Until when an approver may answer; null if the trip is too soon to ask. */
export function approvalEnds(pickupAt: Date, now: Date): Date | null {
  const latest = addHours(pickupAt, -hoursBeforePickup);
  const usual = addHours(now, hoursToAnswer);
  const ends = latest < usual ? latest : usual;
  return ends > now ? ends : null;
}
