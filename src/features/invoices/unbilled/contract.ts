import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { pageSizeField } from "#platform/wire.ts";

export const unbilledKey = pageKey({ pickupAt: keyParts.moment, id: keyParts.id });
export const issuedAtOnce = 100;

export const unbilledBooking = z.object({
  id: z.string(),
  reference: z.string(),
  customer: z.string(),
  organisation: z.nullable(z.string()),
  service_type: z.string(),
  service_name: z.string(),
  driven_on: z.string(),
  total_cents: z.int(),
  /** Received and not refunded. */
  paid_cents: z.int(),
  /** Days until the law requires the invoice; negative if it is late. */
  days_left: z.int(),
  /** A draft exists: issue or delete it there. */
  draft_id: z.nullable(z.string()),
});
export type UnbilledBooking = z.output<typeof unbilledBooking>;

/** The result for one booking: its invoice, or why it has none. */
const issueResult = z.object({
  booking_id: z.string(),
  reference: z.string(),
  is_done: z.boolean(),
  message: z.string(),
  invoice: z.nullable(z.object({ id: z.string(), number: z.string(), total_cents: z.int() })),
});
export type IssueResult = z.output<typeof issueResult>;

/** Completed bookings without an invoice. */
export const invoiceUnbilledContract = contract({
  unbilledBookings: call({
    summary: "Lists driven bookings without an invoice, the longest driven first, with the days left to issue it.",
    access: rolesThatMay("view_invoices"),
    effect: "reads",
    input: z.object({ after: unbilledKey.field, size: pageSizeField(50) }),
    output: z.object({ bookings: z.array(unbilledBooking), next: z.nullable(z.string()) }),
  }),
  issueInvoices: call({
    summary: "Issues the invoices of several driven bookings, each on its own, and returns the result for each.",
    access: rolesThatMay("change_invoices"),
    effect: "creates",
    input: z.object({
      bookings: z
        .array(z.uuid())
        .check(z.minLength(1, "Choose a booking"), z.maxLength(issuedAtOnce, `At most ${issuedAtOnce} at once`)),
    }),
    output: z.object({ results: z.array(issueResult) }),
  }),
});
