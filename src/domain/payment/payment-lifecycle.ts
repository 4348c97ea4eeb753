import { lifecycle } from "../lifecycle.ts";

/**
 * Payment methods: card or instant transfer through a gateway, bank transfer with proof, cash to the driver, on
 * account.
 */
export const paymentMethods = ["online", "transfer", "cash", "account"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Methods that confirm a booking before payment: the driver is paid on the trip, a company by invoice. */
export const laterMethods = ["account", "cash"] as const satisfies readonly PaymentMethod[];

export const isPaidLater = (method: PaymentMethod | null): boolean => laterMethods.some((later) => later === method);

/**
 * The methods a payment can have: these, or a gift voucher paid for earlier; or money that another system received before it
 * handed the booking over to us.
 */
export const paidMethods = [...paymentMethods, "voucher", "earlier"] as const;
export type PaidMethod = (typeof paidMethods)[number];

export type PaymentState =
  | "created"
  | "redirected"
  | "processing"
  | "succeeded"
  | "failed"
  | "cancelled"
  | "expired"
  | "partially_refunded"
  | "refunded"
  | "disputed"
  | "dispute_won"
  | "dispute_lost"
  | "awaiting_proof"
  | "proof_submitted"
  | "rejected"
  | "verified"
  | "cleared"
  | "due_on_trip"
  | "collected"
  | "handed_in"
  | "reconciled"
  | "authorised"
  | "invoiced"
  | "settled"
  | "overdue";

/** The status of one payment attempt. A gateway may still report success after the attempt expired. */
export const paymentLifecycle = lifecycle<PaymentState>({
  created: ["redirected", "processing", "succeeded", "failed", "cancelled", "expired"],
  redirected: ["processing", "succeeded", "failed", "cancelled", "expired"],
  processing: ["succeeded", "failed", "cancelled", "expired"],
  succeeded: ["partially_refunded", "refunded", "disputed"],
  failed: ["processing", "succeeded"],
  cancelled: ["processing", "succeeded"],
  expired: ["processing", "succeeded", "proof_submitted", "verified"],
  partially_refunded: ["partially_refunded", "refunded", "disputed"],
  refunded: [],
  disputed: ["dispute_won", "dispute_lost"],
  dispute_won: ["partially_refunded", "refunded"],
  dispute_lost: [],

  awaiting_proof: ["proof_submitted", "verified", "cancelled", "expired"],
  proof_submitted: ["verified", "rejected", "cancelled"],
  rejected: ["awaiting_proof", "proof_submitted", "verified", "cancelled", "expired"],
  verified: ["cleared", "partially_refunded", "refunded"],
  // Un-matched from the wrong bank line, it is as before: accepted on its proof, or never paid.
  cleared: ["verified", "cancelled", "partially_refunded", "refunded"],

  due_on_trip: ["collected", "cancelled"],
  collected: ["handed_in", "partially_refunded", "refunded"],
  handed_in: ["reconciled", "partially_refunded", "refunded"],
  reconciled: ["partially_refunded", "refunded"],

  authorised: ["invoiced", "cancelled"],
  invoiced: ["settled", "overdue", "cancelled"],
  settled: ["partially_refunded", "refunded"],
  overdue: ["settled"],
});

/** States in which an attempt’s money is ours. */
export const receivedStates: readonly PaymentState[] = [
  "succeeded",
  "verified",
  "cleared",
  "collected",
  "handed_in",
  "reconciled",
  "settled",
  "partially_refunded",
  "refunded",
  "disputed",
  "dispute_won",
];

/** Whether this attempt’s money is ours; refunds are counted separately. */
export const isReceived = (state: PaymentState): boolean => receivedStates.includes(state);
