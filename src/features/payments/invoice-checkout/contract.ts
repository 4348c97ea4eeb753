import * as z from "zod/mini";
import { invoiceKinds } from "#features/invoices/contract.ts";
import { call, contract } from "#platform/contract.ts";

import { amountChanged, bankDetails, linkStatus, readByLink, startByLink } from "../payable-contract.ts";

/** `due`: to be paid; `credited`: fully credited. */
export const invoicePhases = ["due", "paid", "credited", "written_off"] as const;

const unopened = { not_found: "We couldn’t open this invoice. Use the link in our latest email, or contact us." };

const invoiceToPay = z.object({
  number: z.string(),
  kind: z.enum(invoiceKinds),
  phase: z.enum(invoicePhases),
  buyer_name: z.string(),
  issued_at: z.string(),
  due_on: z.string(),
  lines: z.array(z.object({ text: z.string(), service_on: z.nullable(z.string()), gross_cents: z.int() })),
  total_cents: z.int(),
  /** Included in the total. */
  vat_cents: z.int(),
  credited_cents: z.int(),
  paid_cents: z.int(),
  due_cents: z.int(),
  bank: bankDetails,
  ...linkStatus,
});
export type InvoiceToPay = z.output<typeof invoiceToPay>;

export const invoiceCheckoutContract = contract({
  invoiceToPay: call({
    ...readByLink,
    summary: "Shows an invoice of no booking, what is due on it, and the ways to pay. The link in our email opens it.",
    output: invoiceToPay,
    refusals: unopened,
  }),
  startInvoicePayment: call({
    ...startByLink,
    summary: "Starts to pay an invoice by card or instant EFT, and returns the form to send to the gateway.",
    refusals: {
      ...unopened,
      nothing_due: "Nothing is due on this invoice.",
      way_closed: "This invoice can’t be paid by card. Please pay by EFT.",
      being_processed: "A payment for this invoice is being processed. Please wait for your bank to confirm it.",
      ...amountChanged,
    },
  }),
});
