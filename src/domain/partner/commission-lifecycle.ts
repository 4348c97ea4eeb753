import { lifecycle } from "../lifecycle.ts";

/** A partner’s commission for a booking: earned once it is driven, paid once. */
export const commissionStates = ["pending", "earned", "approved", "on_statement", "paid", "reversed"] as const;
export type CommissionState = (typeof commissionStates)[number];

export const commissionKinds = ["commission", "correction"] as const;
export type CommissionKind = (typeof commissionKinds)[number];

/** A line on a statement stays; a correction follows on the next statement. */
export const commissionLifecycle = lifecycle<CommissionState>({
  pending: ["earned", "reversed"],
  earned: ["approved", "reversed"],
  approved: ["on_statement", "reversed"],
  on_statement: ["paid"],
  paid: [],
  reversed: [],
});

export const lineDisputeStates = ["open", "upheld", "dismissed"] as const;
export type LineDisputeState = (typeof lineDisputeStates)[number];
