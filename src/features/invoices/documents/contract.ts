import * as z from "zod/mini";
import { lateStates } from "#domain/invoice/invoice-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { dayField } from "#platform/wire.ts";

export const invoiceKinds = ["invoice", "tax_invoice", "abridged", "pro_forma", "credit_note"] as const;
export const invoiceStates = ["issued", "sent", "part_paid", "paid", ...lateStates, "credited", "written_off"] as const;

/** Amounts are whole cents and include the VAT named; none means the supply is exempt. */
export const invoiceLine = z.object({
  number: z.string(),
  kind: z.enum(invoiceKinds),
  state: z.enum(invoiceStates),
  booking_reference: z.nullable(z.string()),
  service_type: z.nullable(z.string()),
  travelled_at: z.nullable(z.string()),
  buyer_name: z.string(),
  total_cents: z.int(),
  vat_cents: z.int(),
  paid_cents: z.int(),
  credited_cents: z.int(),
  issued_at: z.string(),
  /** A day, such as 2026-12-14. */
  due_on: z.string(),
});
export type InvoiceLine = z.output<typeof invoiceLine>;

/** Where a page ended: when its last invoice was issued, and its number. */
export const invoiceKey = pageKey({ issuedAt: keyParts.moment, number: keyParts.number });

const invoicesWanted = z.object({
  after: invoiceKey.field,
});
const invoicePage = z.object({ invoices: z.array(invoiceLine), next: z.nullable(z.string()) });

/** A file for the browser to save; its content in base64. */
export const savedFile = z.object({ name: z.string(), type: z.string(), content: z.string() });

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, "Too long"));
const openedBooking = { reference: z.optional(text(20)), code: z.optional(text(20)) };

const filled = (message: string, most: number) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(most, `Please use at most ${most} characters`));

/** To whom an invoice is made out, as the law wants it on a full tax invoice. */
export const detailsForm = z.object({
  name: filled("Enter the name of the person or company", 200),
  address: filled("Enter the street, the place and the code", 300),
  vat_number: z._default(
    z.string().check(z.trim(), z.regex(/^(4\d{9})?$/, "A VAT number has ten figures and begins with 4")),
    "",
  ),
});
export type InvoiceDetailsInput = z.output<typeof detailsForm>;

const period = { from: dayField(), until: dayField() };
const closed = {
  not_found: "There is no such document.",
  locked: "There were too many wrong codes. Please try again in a quarter of an hour.",
};

export const invoiceDocumentsContract = contract({
  invoiceFile: call({
    summary:
      "An invoice or credit note as a PDF: by its number for whom it is theirs, by a booking and its access code for anyone else.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({ number: z.optional(text(40)), ...openedBooking }),
    output: savedFile,
    refusals: closed,
  }),
  receiptFile: call({
    summary: "A receipt for a payment of a booking as a PDF; the latest payment where none is named.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({ ...openedBooking, payment_id: z.optional(z.uuid()) }),
    output: savedFile,
    refusals: closed,
  }),
  invoiceDetails: call({
    summary:
      "To whom invoices are made out: for a booking by its access code or for whose it is, without one for oneself.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(openedBooking),
    output: z.object({
      ...detailsForm.shape,
      /** Nothing was given yet; the name is then the booker's. */
      is_given: z.boolean(),
      /** Their invoice is issued and complete: only the office can have it made out anew. */
      is_settled: z.boolean(),
      /** Of the booking's invoice, once it is issued. */
      number: z.nullable(z.string()),
    }),
    refusals: closed,
  }),
  saveInvoiceDetails: call({
    summary:
      "Keeps to whom invoices are made out. An invoice that was issued without an address is credited and issued anew.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.object({ ...openedBooking, ...detailsForm.shape }),
    /** The number of the new invoice, where one was issued anew. */
    output: z.object({ reissued: z.nullable(z.string()) }),
    refusals: {
      ...closed,
      already_issued: "The invoice is issued. Please ask us to have it made out to somebody else.",
    },
  }),
  myStatement: call({
    summary: "What the signed-in person was billed and paid in a time, as a PDF.",
    access: "signed_in",
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object(period),
    output: savedFile,
    refusals: { not_found: "There is nothing to show." },
  }),
  organisationStatement: call({
    summary: "What the person's organisation was billed and paid in a time, as a PDF.",
    access: ["hotel", "travel_agent", "corporate"],
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object(period),
    output: savedFile,
    refusals: { not_found: "There is nothing to show." },
  }),
  myInvoices: call({
    summary: "Lists the signed-in person's own invoices, latest first.",
    access: "signed_in",
    effect: "reads",
    input: invoicesWanted,
    output: invoicePage,
  }),
  organisationInvoices: call({
    summary: "Lists the invoices of the organisation the signed-in person belongs to, latest first.",
    access: ["hotel", "travel_agent", "corporate"],
    effect: "reads",
    input: invoicesWanted,
    output: invoicePage,
  }),
});
