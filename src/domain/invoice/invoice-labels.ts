import type { StatusLabel } from "../text/status-label.ts";
import { monthNames } from "../time/local-time.ts";
import type { AgeingBand } from "./invoice-balance.ts";
import { type InvoiceKind, type InvoiceState, lateStates } from "./invoice-lifecycle.ts";
import type { AccountEntry } from "./invoice-statement.ts";

/** An invoice's status in the same words on every screen, email and export. */
export const invoiceLabels: Readonly<Record<InvoiceState, StatusLabel>> = {
  draft: { label: "Draft", tone: "violet" },
  issued: { label: "Issued", tone: "info" },
  sent: { label: "Sent", tone: "info" },
  part_paid: { label: "Part paid", tone: "warn" },
  paid: { label: "Paid", tone: "ok" },
  overdue: { label: "Overdue", tone: "bad" },
  dunning_1: { label: "Reminded", tone: "bad" },
  dunning_2: { label: "Reminded twice", tone: "bad" },
  suspended_account: { label: "Account suspended", tone: "bad" },
  credited: { label: "Credited", tone: "neutral" },
  written_off: { label: "Written off", tone: "neutral" },
};

const late: readonly InvoiceState[] = lateStates;

/** For customers it is due, late or settled; how often they were reminded is internal. */
export function customerInvoiceLabel(state: InvoiceState): StatusLabel {
  if (late.includes(state)) return invoiceLabels.overdue;
  if (state === "issued" || state === "sent") return { label: "Due", tone: "warn" };
  return state === "written_off" ? { label: "Closed", tone: "neutral" } : invoiceLabels[state];
}

/** A document’s name and title. An abridged tax invoice has the same title as a full one. */
export const invoiceKindLabels: Readonly<Record<InvoiceKind, string>> = {
  invoice: "Invoice",
  tax_invoice: "Tax invoice",
  abridged: "Tax invoice",
  pro_forma: "Pro forma invoice",
  credit_note: "Credit note",
};

/** The same for our team, who distinguish abridged from full. */
export const teamInvoiceKindLabel = (kind: InvoiceKind): string =>
  kind === "abridged" ? `${invoiceKindLabels.abridged}, abridged` : invoiceKindLabels[kind];

export const ageingLabels: Readonly<Record<AgeingBand, string>> = {
  not_due: "Not due yet",
  days_1_30: "1 to 30 days late",
  days_31_60: "31 to 60 days late",
  days_61_90: "61 to 90 days late",
  days_over_90: "Over 90 days late",
};

export const statementLabels: Readonly<Record<AccountEntry["kind"], string>> = {
  invoice: invoiceKindLabels.invoice,
  credit_note: invoiceKindLabels.credit_note,
  payment: "Payment",
  refund: "Refunded",
  write_off: invoiceLabels.written_off.label,
};

/** October 2026 */
export const monthLabel = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`.trim();
