import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField } from "#platform/wire.ts";
import { detailsForm } from "../documents/contract.ts";
import { chosen, moved, needed, refusals } from "./contract.ts";

const writers = rolesThatMay("change_invoices");

export const chaseForm = z.object({
  is_chased: z.boolean(),
  /** By when the buyer has promised to pay; null takes a promise back. */
  promised_on: z.nullable(dayField("Enter a day")),
  reason: needed("Please say why", 300),
});

export const reissueForm = z.object({ ...detailsForm.shape, reason: needed("Please give the reason", 200) });

/** What the office does with an invoice beyond paying it: who is reminded, and to whom it is made out. */
export const invoiceFollowupContract = contract({
  setInvoiceChase: call({
    summary: "Says whether a buyer is reminded of an unpaid invoice, and by when they have promised to pay.",
    access: writers,
    effect: "changes",
    input: z.object({ ...chosen, ...chaseForm.shape }),
    output: moved,
    refusals: { ...refusals, promise_in_the_past: "A promise is for today or a later day." },
  }),
  completeDraft: call({
    summary: "Writes on a draft to whom it is made out.",
    access: writers,
    effect: "changes",
    input: z.object({ ...chosen, ...detailsForm.shape }),
    output: moved,
    refusals,
  }),
  reissueInvoice: call({
    summary:
      "Takes an issued invoice back by a credit note and issues the same anew, made out as said. Payments follow.",
    access: writers,
    effect: "creates",
    input: z.object({ ...chosen, ...reissueForm.shape }),
    output: moved,
    refusals,
  }),
});
