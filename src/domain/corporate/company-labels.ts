import type { MemberRole } from "../partner/partner-terms.ts";
import type { AccountStanding } from "./account-standing.ts";
import type { ApprovalState } from "./approval-lifecycle.ts";
import type { TermsDays } from "./rate-card.ts";
import type { AlertKind } from "./spend-alerts.ts";
import type { PolicyBreach } from "./travel-policy.ts";

export const termsLabels: Readonly<Record<TermsDays, string>> = { 7: "7 days", 15: "15 days", 30: "30 days" };

type Look = { readonly label: string; readonly tone: "ok" | "warn" | "bad" | "neutral" };

export const standingLabels: Readonly<Record<AccountStanding, Look>> = {
  open: { label: "Account open", tone: "ok" },
  not_granted: { label: "No account", tone: "neutral" },
  not_active: { label: "Suspended", tone: "bad" },
  on_hold: { label: "On hold", tone: "warn" },
  overdue: { label: "Payment overdue", tone: "bad" },
  over_limit: { label: "Over credit limit", tone: "warn" },
};

export const policyBreachLabels: Readonly<Record<PolicyBreach, string>> = {
  over_limit: "Above the limit for a booking",
  service: "A service that needs approval",
  hours: "Outside the policy’s hours",
};

type AlertWords = { readonly label: string; readonly noun: string; readonly follows: string };

export const alertKindLabels: Readonly<Record<AlertKind, AlertWords>> = {
  credit: {
    label: "Credit limit",
    noun: "credit limit",
    follows: "At the limit, nothing more can be booked on account until an invoice is paid.",
  },
  budget: {
    label: "Budget for the month",
    noun: "budget for the month",
    follows: "Bookings can go over it: the budget is only a guide.",
  },
};

export const companyRoleLabels: Readonly<Record<MemberRole, string>> = { owner: "Owner", desk: "Books" };

export const approvalLabels: Readonly<Record<ApprovalState, Look>> = {
  waiting: { label: "Waiting for approval", tone: "warn" },
  approved: { label: "Approved", tone: "ok" },
  refused: { label: "Not approved", tone: "bad" },
  expired: { label: "No answer in time", tone: "neutral" },
};
