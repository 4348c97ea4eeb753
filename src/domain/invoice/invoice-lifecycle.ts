import { lifecycle } from "../lifecycle.ts";

export type InvoiceKind = "invoice" | "tax_invoice" | "abridged" | "pro_forma" | "credit_note";

/** The steps that follow while an invoice is unpaid. */
export const lateStates = ["overdue", "dunning_1", "dunning_2", "suspended_account"] as const;
export type LateState = (typeof lateStates)[number];

export type InvoiceState = "draft" | "issued" | "sent" | "part_paid" | "paid" | LateState | "credited" | "written_off";

/**
 * An invoice’s status. Once issued it never changes; a credit note reverses it. Paid in part after the due date, it
 * stays late: the rest is as overdue as before.
 */
export const invoiceLifecycle = lifecycle<InvoiceState>(
  {
    draft: ["issued"],
    issued: ["sent", "part_paid", "paid", "overdue", "credited", "written_off"],
    sent: ["part_paid", "paid", "overdue", "credited", "written_off"],
    part_paid: ["sent", "paid", "overdue", "credited", "written_off"],
    // Money that the bank takes back is owed again.
    paid: ["sent", "part_paid", "credited"],
    overdue: ["dunning_1", "paid", "credited", "written_off"],
    dunning_1: ["dunning_2", "paid", "credited", "written_off"],
    dunning_2: ["suspended_account", "paid", "credited", "written_off"],
    suspended_account: ["paid", "credited", "written_off"],
    credited: [],
    written_off: [],
  },
  { sent: ["issued"] },
);

/** Seller or buyer as of the day of issue. */
export type InvoiceParty = {
  readonly name?: string;
  readonly address?: string;
  readonly vatNumber?: string;
  readonly registrationNumber?: string;
  readonly email?: string;
  readonly phone?: string;
};
