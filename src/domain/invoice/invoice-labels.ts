import type { StatusLabel } from "../text/status-label.ts";
import { monthNames } from "../time/local-time.ts";
import type { AgeingBand } from "./invoice-balance.ts";
import { type InvoiceKind, type InvoiceState, lateStates } from "./invoice-lifecycle.ts";
import type { AccountEntry } from "./invoice-statement.ts";

/** An invoice's status, in the same words on every screen, in every email and in every export. */
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

/** To customers it is due, late or settled: how often we have reminded them is ours to know. */
export function customerInvoiceLabel(state: InvoiceState): StatusLabel {
  if (late.includes(state)) return invoiceLabels.overdue;
  if (state === "issued" || state === "sent") return { label: "Due", tone: "warn" };
  return state === "written_off" ? { label: "Closed", tone: "neutral" } : invoiceLabels[state];
}

/** The name of a document, and its title. An abridged tax invoice is titled like any other. */
export const invoiceKindLabels: Readonly<Record<InvoiceKind, string>> = {
  invoice: "Invoice",
  tax_invoice: "Tax invoice",
  abridged: "Tax invoice",
  pro_forma: "Pro forma invoice",
  credit_note: "Credit note",
};

/** The same for our team, who tell an abridged one from a full one. */
export const teamInvoiceKindLabel = (kind: InvoiceKind): string =>
  kind === "abridged" ? `${invoiceKindLabels.abridged}, abridged` : invoiceKindLabels[kind];

/** How long an amount has been due. */
export const ageingLabels: Readonly<Record<AgeingBand, string>> = {
  not_due: "Not due yet",
  days_1_30: "1 to 30 days late",
  days_31_60: "31 to 60 days late",
  days_61_90: "61 to 90 days late",
  days_over_90: "Over 90 days late",
};

/** The kind of a statement’s line. */
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
