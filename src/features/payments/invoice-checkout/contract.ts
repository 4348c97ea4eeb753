import * as z from "zod/mini";
import { invoiceKinds } from "#features/invoices/contract.ts";
import { call, contract } from "#platform/contract.ts";
import { expectedCentsField } from "#platform/wire.ts";
import { attemptStages, bankDetails, gatewayForm, gatewayModes } from "../checkout/contract.ts";

/** What the link in our email ends in. */
const token = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** `due`: something is to be paid; `credited`: it was taken back, whole. */
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
  /** Within the total. */
  vat_cents: z.int(),
  credited_cents: z.int(),
  paid_cents: z.int(),
  due_cents: z.int(),
  /** Null: bank transfer is the only way. */
  gateway: z.nullable(z.enum(gatewayModes)),
  bank: bankDetails,
  /** The latest payment by card. */
  attempt: z.nullable(z.object({ stage: z.enum(attemptStages), amount_cents: z.int() })),
  /** What goes back because it was paid more than once. */
  paid_twice_cents: z.int(),
});
export type InvoiceToPay = z.output<typeof invoiceToPay>;

export const invoiceCheckoutContract = contract({
  invoiceToPay: call({
    summary: "Shows an invoice of no booking, what is due on it, and the ways to pay. The link in our email opens it.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({ token }),
    output: invoiceToPay,
    refusals: unopened,
  }),
  startInvoicePayment: call({
    summary: "Starts to pay an invoice by card or instant EFT, and returns the form to send to the gateway.",
    access: "anyone",
    effect: "creates",
    limit: { times: 20, seconds: 60 },
    input: z.object({
      token,
      /** What the page showed. Should it have changed, we say so before any money moves. */
      expected_cents: expectedCentsField(),
    }),
    output: z.object({ form: gatewayForm }),
    refusals: {
      ...unopened,
      nothing_due: "Nothing is due on this invoice.",
      way_closed: "This invoice can’t be paid by card. Please pay by EFT.",
      being_processed: "A payment for this invoice is being processed. Please wait for your bank to confirm it.",
      /** With `details.due_cents`. */
      amount_changed: "The amount has changed. Please check it and try again.",
    },
  }),
});
