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

/** Those that wait for a person: to decide on, or to pay by transfer. */
export const refundStatesWaiting: readonly RefundState[] = ["calculated", "requested", "failed", "manual_transfer"];

/** The status of money on its way back. What a gateway cannot pay back goes by bank transfer. */
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
