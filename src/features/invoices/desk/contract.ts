import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { ageingBands } from "#domain/invoice/invoice-balance.ts";
import { missingDetails } from "#domain/invoice/invoice-details.ts";
import { lateStates } from "#domain/invoice/invoice-lifecycle.ts";
import { paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, versionField } from "#platform/wire.ts";
import { invoiceKey, invoiceKinds, savedFile } from "../documents/contract.ts";

export const listedInvoiceStates = [
  "draft",
  "issued",
  "sent",
  "part_paid",
  "paid",
  ...lateStates,
  "credited",
  "written_off",
] as const;
const vatCodes = ["EX12G", "STD15", "ZERO", "OOS"] as const;

const readers = rolesThatMay("view_invoices");
const writers = rolesThatMay("change_invoices");

const state = z.enum(listedInvoiceStates);
const kind = z.enum(invoiceKinds);
const moment = z.iso.datetime();
const day = dayField();
const atMost = (most: number) => z.maxLength(most, `Please use at most ${most} characters`);
const text = (most: number) => z._default(z.string().check(z.trim(), atMost(most)), "");
export const needed = (message: string, most = 500) =>
  z.string(message).check(z.trim(), z.minLength(1, message), atMost(most));
const amount = z.int("Enter an amount").check(z.minimum(1, "Enter an amount above zero"), z.maximum(2_000_000_000));

export const listedInvoice = z.object({
  id: z.string(),
  version: z.int(),
  number: z.string(),
  kind,
  state,
  buyer_name: z.string(),
  buyer_email: z.string(),
  booking_reference: z.nullable(z.string()),
  total_cents: z.int(),
  vat_cents: z.int(),
  paid_cents: z.int(),
  credited_cents: z.int(),
  open_cents: z.int(),
  issued_at: moment,
  due_on: z.string(),
  sent_at: z.nullable(moment),
});
export type ListedInvoice = z.output<typeof listedInvoice>;

const party = z.object({
  name: z.optional(z.string()),
  address: z.optional(z.string()),
  vatNumber: z.optional(z.string()),
  registrationNumber: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
});

export const openedInvoice = z.object({
  ...listedInvoice.shape,
  seller: party,
  buyer: party,
  note: z.string(),
  is_supplement: z.boolean(),
  vat_rate: z.number(),
  /** What the law wants on it and it does not have. */
  missing: z.array(z.enum(missingDetails)),
  /** Off: nobody is reminded to pay it. */
  is_chased: z.boolean(),
  promised_on: z.nullable(z.string()),
  credits_number: z.nullable(z.string()),
  credit_notes: z.array(z.object({ id: z.string(), number: z.string(), total_cents: z.int(), issued_at: moment })),
  lines: z.array(
    z.object({
      text: z.string(),
      service_on: z.nullable(z.string()),
      quantity: z.int(),
      unit_cents: z.int(),
      vat_code: z.enum(vatCodes),
      net_cents: z.int(),
      vat_cents: z.int(),
      gross_cents: z.int(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      amount_cents: z.int(),
      method: z.string(),
      note: z.string(),
      paid_on: z.string(),
      by: z.string(),
    }),
  ),
  moves: z.array(
    z.object({ id: z.string(), to_state: state, by: z.string(), reason: z.nullable(z.string()), at: moment }),
  ),
  /** Where it may go from here. */
  possible_states: z.array(state),
});
export type OpenedInvoice = z.output<typeof openedInvoice>;

const filter = {
  states: z.optional(z.array(state).check(z.maxLength(listedInvoiceStates.length))),
  kind: z.optional(z.enum(["invoice", "credit_note"])),
  from: z.optional(day),
  until: z.optional(day),
  search: text(100),
};

export const draftForm = z.object({
  /** Without lines the booking itself is billed. */
  booking_reference: text(20),
  buyer_name: text(200),
  buyer_email: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(longestEmail),
      z.refine((typed) => typed === "" || emailPattern.test(typed), "Please enter a valid email address"),
    ),
    "",
  ),
  buyer_address: text(300),
  buyer_vat_number: text(20),
  lines: z._default(
    z
      .array(
        z.object({
          text: needed("Say what it is for", 200),
          quantity: z.int("Whole numbers only").check(z.minimum(1, "At least one"), z.maximum(1000)),
          unit_cents: z.int("Enter an amount").check(z.minimum(-100_000_000), z.maximum(100_000_000)),
          vat_code: z.enum(vatCodes),
        }),
      )
      .check(z.maxLength(50)),
    [],
  ),
  due_on: z.optional(day),
  note: text(500),
});

export const paymentForm = z.object({
  amount_cents: amount,
  method: z.enum(paymentMethods),
  paid_on: day,
  note: text(300),
});

export const chosen = { id: z.uuid(), version: versionField };
export const moved = z.object({ id: z.string(), version: z.int(), state, number: z.string() });
export const refusals = {
  not_found: "There is no such invoice.",
  changed_meanwhile: "Somebody else has changed this invoice in the meantime. Please look at it again.",
  not_possible: "That cannot be done with this invoice as it stands now.",
};

const numberSeries = z.object({
  name: z.string(),
  documents: z.int(),
  first: z.string(),
  last: z.string(),
  missing: z.array(z.string()),
});

export const invoiceDeskContract = contract({
  listInvoices: call({
    summary: "Invoices and credit notes, latest first.",
    access: readers,
    effect: "reads",
    input: z.object({
      ...filter,
      /** The `next` of the page before. */
      after: invoiceKey.field,
      size: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
    }),
    output: z.object({ invoices: z.array(listedInvoice), next: z.nullable(z.string()) }),
  }),
  invoiceFigures: call({
    summary: "What is owed, by how long it has been due, and what waits in drafts.",
    access: readers,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      ageing: z.array(z.object({ band: z.enum(ageingBands), invoices: z.int(), open_cents: z.int() })),
      drafts: z.int(),
    }),
  }),
  readInvoice: call({
    summary: "One invoice in full: lines, payments, credit notes, what happened to it.",
    access: readers,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: openedInvoice,
    refusals: { not_found: refusals.not_found },
  }),
  downloadInvoice: call({
    summary: "Any invoice as a PDF; a draft says that it is one.",
    access: readers,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: savedFile,
    refusals: { not_found: refusals.not_found },
  }),
  draftInvoice: call({
    summary: "Begins an invoice: for a booking as it was agreed, or with lines of one's own.",
    access: writers,
    effect: "creates",
    input: draftForm,
    output: moved,
    refusals: {
      no_such_booking: "There is no booking with this reference.",
      already_billed: "This booking has its invoice. Add lines to bill something besides.",
      nothing_to_bill: "Name a booking that has a price, or give the buyer and at least one line above zero.",
    },
  }),
  issueDraft: call({
    summary: "Gives a draft the next number of its series. From then on it never changes.",
    access: writers,
    effect: "creates",
    input: z.object(chosen),
    output: moved,
    refusals: {
      ...refusals,
      details_missing: "A full tax invoice needs the buyer's name and address.",
      already_billed: "This booking has an invoice by now. Delete this draft.",
      price_changed: "The price of the booking has changed since this draft. Delete it and create another.",
    },
  }),
  discardDraft: call({
    summary: "Throws a draft away. It never had a number, so none is missing.",
    access: writers,
    effect: "changes",
    input: z.object(chosen),
    output: z.object({ id: z.string() }),
    refusals,
  }),
  sendInvoice: call({
    summary: "Sends an invoice or credit note by e-mail, with its PDF.",
    access: writers,
    effect: "creates",
    input: z.object(chosen),
    output: moved,
    refusals,
  }),
  recordInvoicePayment: call({
    summary: "Counts a payment that came in outside the site on an invoice.",
    access: writers,
    effect: "creates",
    input: z.object({ ...chosen, ...paymentForm.shape }),
    output: moved,
    refusals: {
      ...refusals,
      more_than_open: "That is more than is still open on this invoice.",
      month_locked: "The month of that day is locked.",
      not_yet: "A payment cannot have come in on a day that is still to come.",
    },
  }),
  creditInvoice: call({
    summary: "Takes back all or part of an invoice by a credit note with a number of its own.",
    access: writers,
    effect: "creates",
    input: z.object({
      ...chosen,
      /** Left out: all that is left of it. */
      amount_cents: z.optional(amount),
      reason: needed("Please give the reason"),
    }),
    output: z.object({ id: z.string(), number: z.string(), version: z.int(), state }),
    refusals: { ...refusals, more_than_left: "That is more than is left of this invoice." },
  }),
  writeOffInvoice: call({
    summary: "Gives up what is still open on an invoice, with the reason.",
    access: writers,
    effect: "creates",
    input: z.object({ ...chosen, reason: needed("Please give the reason") }),
    output: moved,
    refusals,
  }),
  invoiceGaps: call({
    summary: "Every series of numbers, and the numbers missing in it. There must be none.",
    access: readers,
    effect: "reads",
    input: z.object({}),
    output: z.object({ series: z.array(numberSeries) }),
  }),
  exportInvoices: call({
    summary: "The invoices a filter finds as a CSV, at most ten thousand.",
    access: readers,
    effect: "reads",
    input: z.object(filter),
    output: savedFile,
  }),
});
