import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";
import { closedRefusals, detailsForm, openedBooking } from "../contract.ts";

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
      /** Whether any were entered; until then the booker's name is used. */
      is_given: z.boolean(),
      /** Their invoice is issued and complete: only our team can reissue it. */
      is_settled: z.boolean(),
      /** The booking's invoice, once issued. */
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
    /** The new invoice’s number, if one was reissued. */
    output: z.object({ reissued: z.nullable(z.string()) }),
    refusals: {
      ...closedRefusals,
      already_issued: "The invoice has been issued. Please contact us and we’ll reissue it.",
    },
  }),
});
