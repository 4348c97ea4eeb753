import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { refundRefusals } from "#domain/account/refund-limit.ts";
import { missingDetails } from "#domain/invoice/buyer-details.ts";
import { ageingBands } from "#domain/invoice/invoice-balance.ts";
import { paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, pageSizeField } from "#platform/wire.ts";
import {
  chosen,
  detailsForm,
  invoiceKey,
  invoiceRefusals,
  listedInvoice,
  listedInvoiceStates,
  moved,
  needed,
  savedFile,
  text,
  vatCodes,
} from "../contract.ts";

const readers = rolesThatMay("view_invoices");
const writers = rolesThatMay("change_invoices");
const refunders = rolesThatMay("approve_refund");

const state = z.enum(listedInvoiceStates);
const moment = z.iso.datetime();
const day = dayField();
const amount = z.int("Enter an amount").check(z.minimum(1, "Enter an amount above zero"), z.maximum(2_000_000_000));

const party = z.object({
  name: z.optional(z.string()),
  address: z.optional(z.string()),
  vatNumber: z.optional(z.string()),
  registrationNumber: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
});

export const openedLine = z.object({
  text: z.string(),
  service_on: z.nullable(z.string()),
  /** If it is for a single trip. */
  trip_id: z.nullable(z.string()),
  quantity: z.int(),
  unit_cents: z.int(),
  vat_code: z.enum(vatCodes),
  net_cents: z.int(),
  vat_cents: z.int(),
  gross_cents: z.int(),
});

export const openedPayment = z.object({
  id: z.string(),
  amount_cents: z.int(),
  method: z.string(),
  note: z.string(),
  paid_on: z.string(),
  by: z.string(),
});

export const openedMove = z.object({
  id: z.string(),
  to_state: state,
  by: z.string(),
  reason: z.nullable(z.string()),
  at: moment,
});

export const openedInvoice = z.object({
  ...listedInvoice.shape,
  seller: party,
  buyer: party,
  note: z.string(),
  is_supplement: z.boolean(),
  vat_rate: z.number(),
  /** Missing details that the law requires. */
  missing: z.array(z.enum(missingDetails)),
  /** Off: no payment reminders are sent. */
  is_chased: z.boolean(),
  promised_on: z.nullable(z.string()),
  /** Its payment link, and the reference for a transfer. Null if nothing is due. */
  pay_url: z.nullable(z.string()),
  pay_reference: z.nullable(z.string()),
  /** Overpaid, without a booking: applied to a later invoice, or refunded. */
  refundable_cents: z.int(),
  /** The most that the actor may refund without a second person. */
  refund_at_most_cents: z.int(),
  credits_number: z.nullable(z.string()),
  /** Such as 2026-10, for a company’s monthly invoice. */
  month: z.nullable(z.string()),
  /** If it differs from the accepted quote: each step to the total. */
  difference: z.nullable(
    z.object({
      quote_number: z.string(),
      quoted_cents: z.int(),
      steps: z.array(z.object({ text: z.string(), amount_cents: z.int() })),
    }),
  ),
  credit_notes: z.array(z.object({ id: z.string(), number: z.string(), total_cents: z.int(), issued_at: moment })),
  lines: z.array(openedLine),
  payments: z.array(openedPayment),
  moves: z.array(openedMove),
  /** The states it can move to. */
  possible_states: z.array(state),
  /** Why the actor can’t write it off alone; null if they can. */
  against_write_off: z.nullable(z.enum(refundRefusals)),
});
export type OpenedInvoice = z.output<typeof openedInvoice>;

const filter = {
  states: z.optional(z.array(state).check(z.maxLength(listedInvoiceStates.length))),
  kind: z.optional(z.enum(["invoice", "credit_note"])),
  from: z.optional(day),
  until: z.optional(day),
  search: text(100),
};

export const paymentForm = z.object({
  amount_cents: amount,
  method: z.enum(paymentMethods),
  paid_on: day,
  note: text(300),
});

export const reissueForm = z.object({ ...detailsForm.shape, reason: needed("Please enter the reason", 200) });

export const refundForm = z.object({ amount_cents: amount, reason: needed("Please enter the reason") });

const numberSeries = z.object({
  name: z.string(),
  documents: z.int(),
  first: z.string(),
  last: z.string(),
  missing: z.array(z.string()),
});

export const invoiceDeskContract = contract({
  listInvoices: call({
    summary: "Lists invoices and credit notes, latest first.",
    access: readers,
    effect: "reads",
    input: z.object({
      ...filter,
      /** The previous page’s `next`. */
      after: invoiceKey.field,
      size: pageSizeField(50),
    }),
    output: z.object({ invoices: z.array(listedInvoice), next: z.nullable(z.string()) }),
  }),
  invoiceFigures: call({
    summary: "Sums what is owed by age, and counts drafts.",
    access: readers,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      ageing: z.array(z.object({ band: z.enum(ageingBands), invoices: z.int(), open_cents: z.int() })),
      drafts: z.int(),
    }),
  }),
  readInvoice: call({
    summary: "Shows one invoice in full: lines, payments, credit notes and history.",
    access: readers,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: openedInvoice,
    refusals: { not_found: invoiceRefusals.not_found },
  }),
  downloadInvoice: call({
    summary:
      "Downloads any invoice as a PDF, a draft marked as one, or what is issued as an e-invoice (UBL 2.1, JSON).",
    access: readers,
    effect: "reads",
    input: z.object({ id: z.uuid(), format: z._default(z.enum(["pdf", "ubl"]), "pdf") }),
    output: savedFile,
    refusals: { not_found: invoiceRefusals.not_found },
  }),
  sendInvoice: call({
    summary: "Sends an invoice or credit note by email, with its PDF.",
    access: writers,
    effect: "creates",
    input: z.object(chosen),
    output: moved,
    refusals: {
      ...invoiceRefusals,
      no_address: "This customer has no email address. Download the PDF and send it another way.",
    },
  }),
  recordInvoicePayment: call({
    summary: "Records a payment that was received outside the site on an invoice.",
    access: writers,
    effect: "creates",
    input: z.object({ ...chosen, ...paymentForm.shape }),
    output: moved,
    refusals: {
      ...invoiceRefusals,
      more_than_open: "That is more than the amount due on this invoice.",
      month_locked: "That date is in a locked month.",
      not_yet: "Enter today’s date or an earlier one.",
    },
  }),
  creditInvoice: call({
    summary: "Credits all or part of an invoice with a credit note that has its own number.",
    access: writers,
    effect: "creates",
    input: z.object({
      ...chosen,
      /** If left out, the rest of it. */
      amount_cents: z.optional(amount),
      /** For a monthly invoice: the booking to credit. */
      reference: z.optional(z.string().check(z.trim(), z.maxLength(20))),
      reason: needed("Please enter the reason"),
    }),
    output: z.object({ id: z.string(), number: z.string(), version: z.int(), state }),
    refusals: {
      ...invoiceRefusals,
      more_than_left: "That is more than what is left on this invoice.",
      month_in_part: "This invoice bills a month of bookings. Enter the booking that the credit is for.",
      not_on_invoice: "This invoice doesn’t bill that booking.",
      fee_only: "Only a fee is due for that booking. Waive it on the booking, and we’ll credit it here.",
    },
  }),
  reissueInvoice: call({
    summary:
      "Reissues an invoice with new customer details: credits the old one, and moves its payments to the new one.",
    access: writers,
    effect: "creates",
    input: z.object({ ...chosen, ...reissueForm.shape }),
    output: moved,
    refusals: invoiceRefusals,
  }),
  refundInvoice: call({
    summary: "Records that what was paid too much on an invoice of no booking was refunded by bank transfer.",
    access: refunders,
    effect: "creates",
    input: z.object({ ...chosen, ...refundForm.shape }),
    output: moved,
    refusals: {
      ...invoiceRefusals,
      more_than_overpaid: "That is more than was overpaid on this invoice.",
      same_person:
        "You recorded, matched or credited this money yourself. Above R5\u00a0000 to one customer in 30 days someone else must refund it.",
      needs_super_user:
        "No one on our team has checked this money. Above R5\u00a0000 to one customer in 30 days a super-user must refund it.",
    },
  }),
  writeOffInvoice: call({
    summary: "Writes off the amount due on an invoice, with the reason.",
    access: writers,
    effect: "creates",
    input: z.object({ ...chosen, reason: needed("Please enter the reason") }),
    output: moved,
    refusals: {
      ...invoiceRefusals,
      same_person:
        "You issued this invoice or handled its money yourself. Above R5\u00a0000 for one customer in 30 days someone else must write it off.",
      needs_super_user:
        "No one on our team has checked this invoice. Above R5\u00a0000 for one customer in 30 days a super-user must write it off.",
    },
  }),
  invoiceGaps: call({
    summary: "Lists every number series and the numbers missing in it. There should be none.",
    access: readers,
    effect: "reads",
    input: z.object({}),
    output: z.object({ series: z.array(numberSeries) }),
  }),
  exportInvoices: call({
    summary: "Exports the invoices that match a filter as CSV, at most 10 000.",
    access: readers,
    effect: "reads",
    input: z.object(filter),
    output: savedFile,
  }),
});
