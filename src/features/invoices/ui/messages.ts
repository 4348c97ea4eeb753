import type { Tone } from "#design/badge.tsx";
import type { AgeingBand } from "#domain/invoice-balance.ts";
import type { OfficeInvoice } from "../office-contract.ts";

export const kindWords: Readonly<Record<OfficeInvoice["kind"], string>> = {
  invoice: "Invoice",
  tax_invoice: "Tax invoice",
  abridged: "Tax invoice, abridged",
  pro_forma: "Pro forma invoice",
  credit_note: "Credit note",
};

export const stateWords: Readonly<Record<OfficeInvoice["state"], { label: string; tone: Tone }>> = {
  draft: { label: "Draft", tone: "violet" },
  issued: { label: "Issued", tone: "info" },
  sent: { label: "Sent", tone: "info" },
  part_paid: { label: "Partly paid", tone: "warn" },
  paid: { label: "Paid", tone: "ok" },
  overdue: { label: "Overdue", tone: "bad" },
  credited: { label: "Credited", tone: "neutral" },
  written_off: { label: "Written off", tone: "neutral" },
};

export const bandWords: Readonly<Record<AgeingBand, string>> = {
  not_due: "Not due yet",
  days_1_30: "1 to 30 days late",
  days_31_60: "31 to 60 days late",
  days_61_90: "61 to 90 days late",
  days_over_90: "Over 90 days late",
};

export const methodWords: Readonly<Record<string, string>> = {
  online: "Card or instant EFT",
  transfer: "Bank transfer",
  cash: "Cash",
  account: "Account",
};

export const vatWords = {
  EX12G: "VAT exempt s12(g): transport of passengers",
  STD15: "VAT 15 %",
  ZERO: "VAT 0 %",
  OOS: "Outside VAT: paid on for somebody else",
} as const;

/** Who did it, for the story of an invoice. */
export const doerWords = (by: string) => (by === "system" ? "by itself" : `by ${by}`);
