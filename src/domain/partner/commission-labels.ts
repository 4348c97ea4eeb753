import type { AttributionChannel, AttributionFlag } from "./attribution.ts";
import type { CommissionState, LineDisputeState } from "./commission-lifecycle.ts";
import type { BankAccountType, MemberRole, PartnerModel, Settlement, TaxStatus } from "./partner-terms.ts";
import type { PayoutState } from "./payout.ts";

type Tone = "neutral" | "info" | "ok" | "warn" | "bad";
type Labels<S extends string> = Readonly<Record<S, { readonly label: string; readonly tone: Tone }>>;

export const commissionLabels: Labels<CommissionState> = {
  pending: { label: "Pending", tone: "neutral" },
  earned: { label: "Earned", tone: "info" },
  approved: { label: "Approved", tone: "info" },
  on_statement: { label: "On statement", tone: "warn" },
  paid: { label: "Paid", tone: "ok" },
  reversed: { label: "Reversed", tone: "bad" },
};

export const payoutLabels: Labels<PayoutState> = {
  draft: { label: "Draft", tone: "warn" },
  approved: { label: "Approved", tone: "info" },
  paid: { label: "Paid", tone: "ok" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

export const lineDisputeLabels: Labels<LineDisputeState> = {
  open: { label: "Disputed", tone: "warn" },
  upheld: { label: "Corrected", tone: "ok" },
  dismissed: { label: "Dismissed", tone: "neutral" },
};

export const partnerModelLabels: Readonly<Record<PartnerModel, string>> = {
  referral: "Referral: we pay a share",
  net_rate: "Net rate: the partner pays less",
  balance_due: "Balance due: the partner keeps a share",
};

export const settlementLabels: Readonly<Record<Settlement, string>> = {
  monthly: "Every month",
  quarterly: "Every quarter",
};

export const taxStatusLabels: Readonly<Record<TaxStatus, string>> = {
  unknown: "Not known yet",
  vendor: "VAT vendor",
  not_vendor: "No VAT vendor",
};

export const bankAccountTypeLabels: Readonly<Record<BankAccountType, string>> = {
  cheque: "Cheque or current",
  savings: "Savings",
  transmission: "Transmission",
};

export const standingLabels = { active: "Active", suspended: "Suspended", terminated: "Ended" } as const;

export const memberRoleLabels: Readonly<Record<MemberRole, string>> = { owner: "Owner", desk: "Desk" };

export const channelLabels: Readonly<Record<AttributionChannel, string>> = {
  link: "Link",
  qr: "QR code",
  code: "Partner code",
  portal: "Partner dashboard",
  widget: "Widget",
  api: "API",
};

export const attributionFlagLabels: Readonly<Record<AttributionFlag, string>> = {
  self_booking: "Booked for themselves",
  double_claim: "Claimed by two partners",
};
