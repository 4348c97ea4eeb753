import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField } from "#platform/wire.ts";
import { chosen, detailsForm, invoiceRefusals, moved, needed, text, vatCodes } from "../contract.ts";

const writers = rolesThatMay("change_invoices");

export const draftForm = z.object({
  /** Without lines, the booking itself is billed. */
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
          text: needed("Enter a description", 200),
          quantity: z.int("Enter a whole number").check(z.minimum(1, "Enter 1 or more"), z.maximum(1000)),
          unit_cents: z.int("Enter an amount").check(z.minimum(-100_000_000), z.maximum(100_000_000)),
          vat_code: z.enum(vatCodes),
        }),
      )
      .check(z.maxLength(50)),
    [],
  ),
  due_on: z.optional(dayField()),
  note: text(500),
});

export const invoiceDraftsContract = contract({
  draftInvoice: call({
    summary: "Creates a draft invoice: for a booking as agreed, or with its own lines.",
    access: writers,
    effect: "creates",
    input: draftForm,
    output: moved,
    refusals: {
      no_such_booking: "We couldn’t find a booking with this reference.",
      already_billed: "This booking already has an invoice. Add lines to bill something else.",
      nothing_to_bill: "Enter a booking that has a price, or a customer and at least one line above zero.",
    },
  }),
  completeDraft: call({
    summary: "Saves who a draft is made out to.",
    access: writers,
    effect: "changes",
    input: z.object({ ...chosen, ...detailsForm.shape }),
    output: moved,
    refusals: invoiceRefusals,
  }),
  issueDraft: call({
    summary: "Issues a draft with the next number of its series. It can’t be changed after that.",
    access: writers,
    effect: "creates",
    input: z.object(chosen),
    output: moved,
    refusals: {
      ...invoiceRefusals,
      details_missing: "A full tax invoice needs the customer’s name and address.",
      already_billed: "This booking now has an invoice. Delete this draft.",
      price_changed: "The price of the booking has changed since this draft. Delete it and create another.",
    },
  }),
  discardDraft: call({
    summary: "Deletes a draft. It never had a number, so none is missing.",
    access: writers,
    effect: "changes",
    input: z.object(chosen),
    output: z.object({ id: z.string() }),
    refusals: invoiceRefusals,
  }),
});
