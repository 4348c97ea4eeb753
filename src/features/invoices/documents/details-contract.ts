import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";
import { closedRefusals, needed, openedBooking } from "../contract.ts";

/** Who an invoice is made out to, as the law requires on a full tax invoice. */
export const detailsForm = z.object({
  name: needed("Enter the name of the person or company", 200),
  address: needed("Enter the street, town and postal code", 300),
  vat_number: z._default(
    z.string().check(z.trim(), z.regex(/^(4\d{9})?$/, "A VAT number has 10 digits and starts with 4")),
    "",
  ),
});
export type InvoiceDetailsInput = z.output<typeof detailsForm>;

export const invoiceDetailsContract = contract({
  invoiceDetails: call({
    summary:
      "Shows who invoices are made out to: for a booking, to its customer or with its access code; without one, for the signed-in person.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(openedBooking),
    output: z.object({
      ...detailsForm.shape,
      /** Nothing was given yet; the name is then the booker's. */
      is_given: z.boolean(),
      /** Their invoice is issued and complete: only our team can reissue it. */
      is_settled: z.boolean(),
      /** Of the booking's invoice, once it is issued. */
      number: z.nullable(z.string()),
    }),
    refusals: closedRefusals,
  }),
  saveInvoiceDetails: call({
    summary:
      "Saves who invoices are made out to. An invoice that was issued without an address is credited and reissued.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.object({ ...openedBooking, ...detailsForm.shape }),
    /** The number of the new invoice, where one was reissued. */
    output: z.object({ reissued: z.nullable(z.string()) }),
    refusals: {
      ...closedRefusals,
      already_issued: "The invoice has been issued. Please contact us and we’ll reissue it.",
    },
  }),
});
