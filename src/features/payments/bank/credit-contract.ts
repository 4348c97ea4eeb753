import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { amount, reason } from "../contract.ts";

const verifiers = rolesThatMay("verify_payment_proof");
const refunders = rolesThatMay("approve_refund");

/** A customer’s unapplied money. */
const listedCredit = z.object({
  payment_id: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  /** The booking or invoice it was received with. */
  booking_reference: z.nullable(z.string()),
  invoice_number: z.nullable(z.string()),
  /** When it reached our bank account. */
  received_on: z.string(),
  description: z.string(),
  left_cents: z.int(),
  refunded_cents: z.int(),
  /** The most that the caller may refund without a second person. */
  refund_at_most_cents: z.int(),
});
export type ListedCredit = z.output<typeof listedCredit>;

/** An overpaid invoice without a booking. */
const overpaidInvoice = z.object({
  invoice_id: z.string(),
  number: z.string(),
  buyer_name: z.string(),
  buyer_email: z.string(),
  /** For a monthly invoice: the surplus pays the company’s next one. */
  is_monthly: z.boolean(),
  left_cents: z.int(),
});
export type OverpaidInvoice = z.output<typeof overpaidInvoice>;

/** A booking or invoice of the same customer that a credit can pay. */
const creditTarget = z.object({
  kind: z.enum(["booking", "invoice"]),
  key: z.string(),
  /** The pickup date, or the invoice’s due date. */
  day: z.string(),
  open_cents: z.int(),
});
export type CreditTarget = z.output<typeof creditTarget>;

const gone = {
  not_found: "This credit is no longer there. It was used, refunded or unmatched.",
  /** With `details.left_cents`. */
  more_than_left: "That is more than is left of this credit.",
};

/** The form for using a credit: an open booking or invoice, and the amount. */
export const spendForm = z.object({
  key: z.string().check(z.minLength(1, "Choose what it pays"), z.maxLength(40)),
  amount_cents: amount,
});
export const refundForm = z.object({ amount_cents: amount, reason });

export const creditContract = contract({
  customerCredits: call({
    summary: "Lists the credit of customers: money we received that pays nothing yet, oldest first.",
    access: verifiers,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      credits: z.array(listedCredit),
      overpaid: z.array(overpaidInvoice),
      total_cents: z.int(),
    }),
  }),
  creditTargets: call({
    summary: "Lists what is due from the customer of a credit.",
    access: verifiers,
    effect: "reads",
    input: z.object({ payment_id: z.uuid() }),
    output: z.object({ targets: z.array(creditTarget) }),
    refusals: { not_found: gone.not_found },
  }),
  spendCredit: call({
    summary: "Pays a booking or an invoice with a customer’s credit, or with part of it.",
    access: verifiers,
    effect: "creates",
    input: z.object({
      ...spendForm.shape,
      payment_id: z.uuid(),
      kind: z.enum(["booking", "invoice"]),
    }),
    output: z.object({ left_cents: z.int() }),
    refusals: {
      ...gone,
      target_gone: "We couldn’t find that booking or invoice.",
      not_payable: "This booking or invoice can’t take a payment. It has no agreed price, or it is closed.",
      more_than_open: "That is more than is due.",
      someone_elses: "This booking or invoice is another customer’s.",
    },
  }),
  refundCredit: call({
    summary: "Records that a customer’s credit, or part of it, was refunded by bank transfer.",
    access: refunders,
    effect: "creates",
    input: z.extend(refundForm, { payment_id: z.uuid() }),
    output: z.object({ left_cents: z.int() }),
    refusals: {
      ...gone,
      same_person:
        "You matched this money yourself. Above R5\u00a0000 to one customer in 30 days someone else must refund it.",
      needs_super_user:
        "This money was matched automatically. Above R5\u00a0000 to one customer in 30 days a super-user must refund it.",
    },
  }),
});
