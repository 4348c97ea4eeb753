import type { StatusLabel } from "../text/status-label.ts";
import type { PaidMethod, PaymentState } from "./payment-lifecycle.ts";
import type { MoneyState } from "./payment-summary.ts";
import type { RefundState } from "./refund-lifecycle.ts";
import { bankShowsRefund } from "./refund-time.ts";

export const paymentLabels: Readonly<Record<PaymentState, StatusLabel>> = {
  created: { label: "Started", tone: "neutral" },
  redirected: { label: "On payment page", tone: "info" },
  processing: { label: "Processing", tone: "info" },
  succeeded: { label: "Paid", tone: "ok" },
  failed: { label: "Failed", tone: "bad" },
  cancelled: { label: "Cancelled", tone: "neutral" },
  expired: { label: "Expired", tone: "neutral" },
  partially_refunded: { label: "Part refunded", tone: "neutral" },
  refunded: { label: "Refunded", tone: "neutral" },
  disputed: { label: "Disputed", tone: "bad" },
  dispute_won: { label: "Dispute won", tone: "ok" },
  dispute_lost: { label: "Dispute lost", tone: "bad" },
  awaiting_proof: { label: "Awaiting proof", tone: "warn" },
  proof_submitted: { label: "Proof to check", tone: "warn" },
  rejected: { label: "Proof rejected", tone: "bad" },
  verified: { label: "Verified", tone: "ok" },
  cleared: { label: "Cleared", tone: "ok" },
  due_on_trip: { label: "Due on trip", tone: "warn" },
  collected: { label: "With the driver", tone: "info" },
  handed_in: { label: "Handed in", tone: "ok" },
  reconciled: { label: "Counted", tone: "ok" },
  authorised: { label: "Authorised", tone: "info" },
  invoiced: { label: "Invoiced", tone: "info" },
  settled: { label: "Settled", tone: "ok" },
  overdue: { label: "Overdue", tone: "bad" },
};

export const bookingPaymentLabels: Readonly<Record<MoneyState, StatusLabel>> = {
  not_priced: { label: "Not agreed yet", tone: "neutral" },
  unpaid: { label: "Unpaid", tone: "warn" },
  part: { label: "Part paid", tone: "warn" },
  paid: { label: "Paid", tone: "ok" },
  overpaid: { label: "Overpaid", tone: "bad" },
  on_account: { label: "On account", tone: "info" },
  refund_due: { label: "Refund due", tone: "bad" },
  refunded: { label: "Refunded", tone: "neutral" },
  nothing: { label: "Nothing due", tone: "neutral" },
};

type RefundLabel = StatusLabel & {
  /** The customer’s text, shown after the amount. */
  readonly customer: string;
};

export const refundLabels: Readonly<Record<RefundState, RefundLabel>> = {
  calculated: { label: "Calculated", customer: "being calculated", tone: "neutral" },
  requested: { label: "To approve", customer: "under review", tone: "warn" },
  approved: { label: "Approved", customer: "approved, on its way", tone: "info" },
  processing: { label: "At the gateway", customer: "on its way", tone: "info" },
  succeeded: {
    label: "Refunded",
    customer: `refunded. ${bankShowsRefund}`,
    tone: "ok",
  },
  failed: { label: "Failed", customer: "not through yet. We’re working on it.", tone: "bad" },
  manual_transfer: { label: "To pay manually", customer: "on its way by bank transfer", tone: "warn" },
  rejected: { label: "Rejected", customer: "not accepted", tone: "neutral" },
};

export const paymentMethodLabels: Readonly<Record<PaidMethod, string>> = {
  online: "Card or instant EFT",
  transfer: "Bank transfer",
  cash: "Cash",
  account: "On account",
  voucher: "Gift voucher",
  earlier: "Paid earlier",
};
