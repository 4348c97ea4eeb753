import { lifecycle } from "./lifecycle.ts";

export type InvoiceKind = "invoice" | "tax_invoice" | "abridged" | "pro_forma" | "credit_note";
export type InvoiceState = "draft" | "issued" | "sent" | "part_paid" | "paid" | "overdue" | "credited" | "written_off";

/** Where an invoice stands. Once issued it is never changed: a credit note takes it back. */
export const invoiceLifecycle = lifecycle<InvoiceState>({
  draft: ["issued"],
  issued: ["sent", "part_paid", "paid", "overdue", "credited", "written_off"],
  sent: ["part_paid", "paid", "overdue", "credited", "written_off"],
  part_paid: ["paid", "overdue", "credited", "written_off"],
  paid: ["credited"],
  overdue: ["part_paid", "paid", "credited", "written_off"],
  credited: [],
  written_off: [],
});

/** Seller or buyer as they stood on the day of issue. */
export type InvoiceParty = {
  readonly name?: string;
  readonly address?: string;
  readonly vatNumber?: string;
  readonly registrationNumber?: string;
  readonly email?: string;
  readonly phone?: string;
};
