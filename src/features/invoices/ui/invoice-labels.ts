import type { Tone } from "#design/badge.tsx";
import type { AgeingBand } from "#domain/invoice/invoice-balance.ts";
import type { MissingDetail } from "#domain/invoice/invoice-details.ts";
import type { ListedInvoice } from "../desk/contract.ts";
import type { AccountStatement } from "../statements/contract.ts";

export const kindLabels: Readonly<Record<ListedInvoice["kind"], string>> = {
  invoice: "Invoice",
  tax_invoice: "Tax invoice",
  abridged: "Tax invoice, abridged",
  pro_forma: "Pro forma invoice",
  credit_note: "Credit note",
};

export const stateLabels: Readonly<Record<ListedInvoice["state"], { label: string; tone: Tone }>> = {
  draft: { label: "Draft", tone: "violet" },
  issued: { label: "Issued", tone: "info" },
  sent: { label: "Sent", tone: "info" },
  part_paid: { label: "Partly paid", tone: "warn" },
  paid: { label: "Paid", tone: "ok" },
  overdue: { label: "Overdue", tone: "bad" },
  dunning_1: { label: "Reminded", tone: "bad" },
  dunning_2: { label: "Reminded twice", tone: "bad" },
  suspended_account: { label: "Account suspended", tone: "bad" },
  credited: { label: "Credited", tone: "neutral" },
  written_off: { label: "Written off", tone: "neutral" },
};

export const bandLabels: Readonly<Record<AgeingBand, string>> = {
  not_due: "Not due yet",
  days_1_30: "1 to 30 days late",
  days_31_60: "31 to 60 days late",
  days_61_90: "61 to 90 days late",
  days_over_90: "Over 90 days late",
};

export const methodLabels: Readonly<Record<string, string>> = {
  online: "Card or instant EFT",
  transfer: "Bank transfer",
  cash: "Cash",
  account: "Account",
  moved: "Counted on another invoice",
};

export const entryLabels: Readonly<Record<AccountStatement["rows"][number]["kind"], string>> = {
  invoice: "Invoice",
  credit_note: "Credit note",
  payment: "Payment",
  refund: "Refunded",
  write_off: "Written off",
};

export const missingLabels: Readonly<Record<MissingDetail, string>> = {
  buyer_name: "the customer’s name",
  buyer_address: "the customer’s address",
  seller_address: "our address",
  seller_vat_number: "our VAT number",
};

const monthNames = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

/** October 2026 */
export const monthLabel = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`.trim();

export const vatLabels = {
  EX12G: "VAT exempt s12(g): transport of passengers",
  STD15: "VAT at the standard rate",
  ZERO: "VAT 0%",
  OOS: "Outside VAT: paid on someone else’s behalf",
} as const;

/** Who did it, for the story of an invoice. */
export const actorLabel = (by: string) => (by === "system" ? "automatically" : `by ${by}`);
