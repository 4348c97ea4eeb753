import { lifecycle } from "../lifecycle.ts";

export const refundStates = [
  "calculated",
  "requested",
  "approved",
  "processing",
  "succeeded",
  "failed",
  "manual_transfer",
  "rejected",
] as const;
export type RefundState = (typeof refundStates)[number];

/** Waiting for a person: to decide, or to pay by transfer. */
export const refundStatesWaiting: readonly RefundState[] = ["calculated", "requested", "failed", "manual_transfer"];

/** The status of a refund. What a gateway can’t refund is paid by bank transfer. */
export const refundLifecycle = lifecycle<RefundState>({
  calculated: ["requested", "approved", "rejected"],
  requested: ["approved", "rejected"],
  approved: ["processing", "manual_transfer", "rejected"],
  processing: ["succeeded", "failed"],
  succeeded: [],
  failed: ["processing", "manual_transfer"],
  manual_transfer: ["succeeded"],
  rejected: [],
});
