import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";
import { closedRefusals, invoiceKey, invoiceKinds, invoiceStates, openedBooking, savedFile } from "../contract.ts";

/** Whole cents including the named VAT; without VAT the supply is exempt. */
export const invoiceLine = z.object({
  number: z.string(),
  kind: z.enum(invoiceKinds),
  state: z.enum(invoiceStates),
  booking_reference: z.nullable(z.string()),
  service_type: z.nullable(z.string()),
  service_name: z.nullable(z.string()),
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

const pageRequest = z.object({ after: invoiceKey.field });
const invoicePage = z.object({ invoices: z.array(invoiceLine), next: z.nullable(z.string()) });

export const invoiceDocumentsContract = contract({
  invoiceFile: call({
    summary:
      "Downloads an invoice or credit note as a PDF: by its number for its own customer, by a booking and its access code or the link to it for anyone.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({
      number: z.optional(z.string().check(z.trim(), z.maxLength(40, "Too long"))),
      ...openedBooking,
      /** The token of its payment link. */
      token: z.optional(z.string().check(z.trim(), z.maxLength(100, "Too long"))),
    }),
    output: savedFile,
    refusals: closedRefusals,
  }),
  receiptFile: call({
    summary: "Downloads a receipt for a payment of a booking as a PDF; the latest payment if none is named.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({ ...openedBooking, payment_id: z.optional(z.uuid()) }),
    output: savedFile,
    refusals: closedRefusals,
  }),
  myInvoices: call({
    summary: "Lists the signed-in person’s own invoices, latest first.",
    access: "signed_in",
    effect: "reads",
    input: pageRequest,
    output: invoicePage,
  }),
  organisationInvoices: call({
    summary: "Lists the invoices of the organisation the signed-in person belongs to, latest first.",
    access: ["hotel", "travel_agent", "corporate"],
    effect: "reads",
    input: pageRequest,
    output: invoicePage,
  }),
});
